package arenacheck.cli;

import arenacheck.check.Check;
import arenacheck.check.CheckRequest;
import arenacheck.check.ElfInput;
import arenacheck.check.MapInput;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Waiver;
import arenacheck.compare.BaselineComparison;
import arenacheck.compare.Side;
import arenacheck.compare.Snapshot;
import arenacheck.elf.ElfImage;
import arenacheck.elf.ElfReader;
import arenacheck.image.LayoutChoice;
import arenacheck.image.LinkedImage;
import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.Linker;
import arenacheck.linkmap.MapReader;
import arenacheck.memory.Layout;
import arenacheck.memory.Target;
import arenacheck.memory.Targets;
import arenacheck.residency.BesideReport;
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
  public Result run(CheckOptions options) {
    return run(options, new ResultAlone());
  }

  /** As {@link #run(CheckOptions)}, for what needs the image too. */
  <T> T run(CheckOptions options, ImageUse<T> use) {
    Target target = options.target() == null ? null : Targets.load(options.target());
    Snapshot saved = options.baseline() == null ? null : Side.readResult(options.baseline());
    List<ResidencyReport> reports = ReportInputs.read(options.reports());
    String mapPath = options.map() != null ? options.map() : MapBeside.find(options.elf());
    try (InputFile elfFile = InputFile.open(options.elf())) {
      MapReading map = MapReading.start(mapPath);
      ElfImage elf = ElfReader.read(elfFile);
      LinkMap linkMap = map.await();
      LinkedImage image = LinkedImage.of(elf, linkMap);
      Layout layout = LayoutChoice.of(image, target, options.memories());
      Result result =
          Check.run(
              new CheckRequest(
                  Version.text(),
                  elfInput(elf),
                  linkMap == null ? null : mapInput(linkMap, options.map() != null),
                  reports,
                  besides(reports),
                  image,
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

  private static List<BesideReport> besides(List<ResidencyReport> reports) {
    List<BesideReport> besides = new ArrayList<>();
    for (ResidencyReport report : reports) {
      besides.add(BesideReport.read(report));
    }
    return besides;
  }

  private static ElfInput elfInput(ElfImage elf) {
    return new ElfInput(
        elf.path(), elf.buildId(), elf.elfClass(), elf.machineName(), elf.bigEndian());
  }

  private static MapInput mapInput(LinkMap map, boolean given) {
    String linker = map.linker() == Linker.UNKNOWN ? null : map.linker().text();
    return new MapInput(map.path(), linker, given, map.unknownLines());
  }

  /** The map is read on a second thread beside the image: with large maps a fifth of the time. */
  private static final class MapReading implements Runnable {
    private final String path;
    private LinkMap map;
    private Throwable failure;
    private Thread thread;

    private MapReading(String path) {
      this.path = path;
    }

    static MapReading start(String path) {
      MapReading reading = new MapReading(path);
      if (path != null) {
        reading.thread = new Thread(reading, "map");
        reading.thread.setDaemon(true);
        reading.thread.start();
      }
      return reading;
    }

    @Override
    public void run() {
      // An empty map is a finding, not a file to refuse.
      try (InputFile file = InputFile.openAllowingEmpty(path)) {
        map = MapReader.read(file);
        file.refuseRewritten();
      } catch (RuntimeException | Error e) {
        failure = e;
      }
    }

    /** The map, or {@code null} where there is none. */
    LinkMap await() {
      if (thread == null) {
        return null;
      }
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InputException(null, "interrupted while reading " + path, "run the check again");
      }
      if (failure instanceof RuntimeException exception) {
        throw exception;
      }
      if (failure instanceof Error error) {
        throw error;
      }
      return map;
    }
  }
}
