package arenacheck.cli;

import arenacheck.check.Check;
import arenacheck.check.CheckRequest;
import arenacheck.check.ElfInput;
import arenacheck.check.Inputs;
import arenacheck.check.MapInput;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Waiver;
import arenacheck.compare.BaselineComparison;
import arenacheck.compare.Side;
import arenacheck.compare.Snapshot;
import arenacheck.elf.ElfImage;
import arenacheck.elf.ElfReader;
import arenacheck.flash.FlashInput;
import arenacheck.flash.FlashMemory;
import arenacheck.image.Joining;
import arenacheck.image.LayoutChoice;
import arenacheck.image.LinkedImage;
import arenacheck.io.FilesRead;
import arenacheck.io.InputFile;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.Linker;
import arenacheck.memory.Layout;
import arenacheck.memory.Target;
import arenacheck.memory.Targets;
import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.List;

/** The check itself: read, read, read, join, account, check. */
final class CheckPipeline implements Pipeline {
  /** No lambda: the first one costs milliseconds at every start. */
  private static final class ResultAlone implements ImageUse<Result> {
    @Override
    public Result use(LinkedImage image, Result result) {
      return result;
    }
  }

  @Override
  public Result run(CheckOptions options, FilesRead read) {
    return run(options, read, new ResultAlone());
  }

  /** As {@link #run(CheckOptions, FilesRead)}, for what needs the image too. */
  <T> T run(CheckOptions options, FilesRead read, ImageUse<T> use) {
    String mapPath = options.map() != null ? options.map() : MapBeside.find(options.elf());
    read.file(options.elf());
    if (mapPath != null) {
      read.file(mapPath);
    }
    if (options.baseline() != null) {
      read.file(options.baseline());
    }
    for (FlashInput input : options.flash()) {
      read.file(input.path());
    }
    try (InputFile elfFile = InputFile.open(options.elf())) {
      MapReading map = MapReading.start(mapPath);
      Target target = options.target() == null ? null : Targets.load(options.target(), read);
      Snapshot saved = options.baseline() == null ? null : Side.readResult(options.baseline());
      ReportInputs inputs = ReportInputs.readWhole(options.reports(), read);
      List<ResidencyReport> reports = inputs.reports();
      ElfImage elf = ElfReader.read(elfFile);
      Joining joining = mapPath == null ? null : Joining.prepare(elf);
      LinkMap linkMap = map.await();
      LinkedImage image =
          joining == null ? LinkedImage.of(elf, null) : joining.with(linkMap, symbols(reports));
      Layout layout = LayoutChoice.of(image, target, options.memories());
      FlashMemory flash = FlashReading.read(options.flash(), elf);
      Result result =
          Check.run(
              new CheckRequest(
                  Version.text(),
                  new Inputs(
                      elfInput(elf),
                      linkMap == null ? null : mapInput(linkMap, options.map() != null),
                      reports,
                      inputs.copies(),
                      flash == null ? List.of() : flash.files()),
                  inputs.besides(),
                  image,
                  flash,
                  layout,
                  target,
                  options.bindings(),
                  options.budgets(),
                  saved == null ? options.waivers() : withoutMoved(options.waivers()),
                  options.strict()));
      elfFile.refuseRewritten();
      return use.use(
          image,
          saved == null ? result : BaselineComparison.apply(result, saved, options.waivers()));
    }
  }

  /** Waivers of notes that the comparison with a baseline makes, behind the check. */
  private static List<Waiver> withoutMoved(List<Waiver> waivers) {
    List<Waiver> others = new ArrayList<>();
    for (Waiver waiver : waivers) {
      if (waiver.rule() != Rule.MOVED) {
        others.add(waiver);
      }
    }
    return others;
  }

  private static List<String> symbols(List<ResidencyReport> reports) {
    List<String> symbols = new ArrayList<>();
    for (ResidencyReport report : reports) {
      symbols.addAll(report.symbols());
    }
    return symbols;
  }

  private static ElfInput elfInput(ElfImage elf) {
    return new ElfInput(
        elf.path(), elf.buildId(), elf.elfClass(), elf.machineName(), elf.bigEndian());
  }

  private static MapInput mapInput(LinkMap map, boolean given) {
    String linker = map.linker() == Linker.UNKNOWN ? null : map.linker().text();
    int unread = map.unknownLines() + map.troubles().size();
    return new MapInput(map.path(), linker, given, unread);
  }
}
