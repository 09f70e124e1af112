package arenacheck.cli;

import arenacheck.account.Budget;
import arenacheck.check.Binding;
import arenacheck.check.Waiver;
import arenacheck.flash.FlashInput;
import arenacheck.memory.MemorySetting;
import arenacheck.render.Units;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@code arenacheck check} was asked for.
 *
 * @param elf path of the image
 * @param reports paths of files or folders, at least one
 * @param map path, or {@code null} where none was given
 * @param target name or path, or {@code null}
 * @param flash what will be written to the device
 * @param baseline path of a saved result, or {@code null}
 * @param strict whether warnings count as errors
 * @param outputs documents that were asked for; empty means text on standard output
 * @param quiet whether text holds findings only
 * @param units of the memory table in text
 */
record CheckOptions(
    String elf,
    List<String> reports,
    String map,
    String target,
    List<MemorySetting> memories,
    List<Binding> bindings,
    List<Budget> budgets,
    List<FlashInput> flash,
    String baseline,
    List<Waiver> waivers,
    boolean strict,
    List<Output> outputs,
    boolean quiet,
    Units units) {
  CheckOptions {
    reports = List.copyOf(reports);
    memories = List.copyOf(memories);
    bindings = List.copyOf(bindings);
    budgets = List.copyOf(budgets);
    flash = List.copyOf(flash);
    waivers = List.copyOf(waivers);
    outputs = List.copyOf(outputs);
  }

  /** The files and folders that are named, and the map that is taken without. */
  List<String> inputs() {
    List<String> inputs = new ArrayList<>(reports);
    inputs.add(elf);
    String beside = map == null ? MapBeside.find(elf) : map;
    for (String input : new String[] {beside, target, baseline}) {
      if (input != null) {
        inputs.add(input);
      }
    }
    for (FlashInput input : flash) {
      inputs.add(input.path());
    }
    return inputs;
  }
}
