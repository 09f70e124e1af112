package arenacheck.check;

import arenacheck.flash.FlashFile;
import arenacheck.residency.ResidencyReport;
import java.util.List;

/**
 * What a check was given to read.
 *
 * @param map or {@code null} for a check without a map
 * @param reports in the order given, each file once
 * @param copies of reports, left out because they are equal; what to say of each
 * @param flash what will be written to the device, in the order given
 */
public record Inputs(
    ElfInput elf,
    MapInput map,
    List<ResidencyReport> reports,
    List<String> copies,
    List<FlashFile> flash) {
  public Inputs {
    flash = List.copyOf(flash);
    reports = List.copyOf(reports);
    copies = List.copyOf(copies);
  }

  public Inputs(ElfInput elf, MapInput map, List<ResidencyReport> reports) {
    this(elf, map, reports, List.of(), List.of());
  }
}
