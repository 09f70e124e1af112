package arenacheck.check;

import arenacheck.account.Budget;
import arenacheck.flash.FlashMemory;
import arenacheck.image.LinkedImage;
import arenacheck.memory.Layout;
import arenacheck.memory.Target;
import arenacheck.residency.BesideReport;
import java.util.List;

/**
 * Everything that a check takes.
 *
 * @param beside per report, in the same order, the files beside it
 * @param flash what will be written to the device, or {@code null} where nobody said
 * @param target the board of {@code --target}, or {@code null}: class and byte order are its to say
 * @param strict whether warnings count as errors
 */
public record CheckRequest(
    String toolVersion,
    Inputs inputs,
    List<BesideReport> beside,
    LinkedImage image,
    FlashMemory flash,
    Layout layout,
    Target target,
    List<Binding> bindings,
    List<Budget> budgets,
    List<Waiver> waivers,
    boolean strict) {}
