package arenacheck.fuzz;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.linkmap.InputSection;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.MapReader;
import arenacheck.linkmap.MapSymbol;
import arenacheck.linkmap.armlink.ArmlinkMapReader;
import arenacheck.linkmap.armlink.ArmlinkSample;
import arenacheck.linkmap.gnu.GnuMapReader;
import arenacheck.linkmap.lld.LldMapReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A reader of maps, directly and behind the recognition of the linker. */
final class MapTarget implements FuzzTarget {
  private interface Seeds {
    List<byte[]> read() throws IOException;
  }

  private final Function<InputFile, LinkMap> reader;
  private final Seeds seeds;

  private MapTarget(Function<InputFile, LinkMap> reader, Seeds seeds) {
    this.reader = reader;
    this.seeds = seeds;
  }

  static MapTarget gnu() {
    return new MapTarget(
        GnuMapReader::read,
        () -> {
          List<byte[]> maps = new ArrayList<>();
          maps.add(TestData.map("clean"));
          maps.add(TestData.map("overlay-models"));
          for (String name :
              List.of("gnu-odd-names", "gnu-script-statements", "gnu-common", "gnu-16-digits")) {
            maps.add(TestData.bytes("testdata/maps/" + name + "/out.map"));
          }
          return maps;
        });
  }

  static MapTarget lld() {
    return new MapTarget(
        LldMapReader::read,
        () -> List.of(TestData.map("lld-clean"), TestData.map("lld-gc"), TestData.map("lld-icf")));
  }

  static MapTarget armlink() {
    return new MapTarget(
        ArmlinkMapReader::read,
        () ->
            List.of(
                ArmlinkSample.NEW.getBytes(StandardCharsets.UTF_8),
                ArmlinkSample.OLD.getBytes(StandardCharsets.UTF_8)));
  }

  @Override
  public List<byte[]> seeds() throws IOException {
    return seeds.read();
  }

  @Override
  public void run(byte[] input) {
    run(reader, input);
    run(MapReader::read, input);
  }

  private static void run(Function<InputFile, LinkMap> reader, byte[] input) {
    try {
      useAll(reader.apply(InputFile.of("fw.map", input)));
    } catch (InputException e) {
      Refusals.check(e);
    }
  }

  private static void useAll(LinkMap map) {
    for (int i = 0; i < map.symbolCount(); i++) {
      MapSymbol symbol = map.symbol(i);
      map.symbolsNamed(symbol.name());
      map.inputSectionsFor(symbol.name());
    }
    for (int i = 0; i < map.inputSectionCount(); i++) {
      InputSection section = map.inputSection(i);
      map.outputSections().get(section.output());
      map.inputSectionAt(section.output(), section.address());
    }
    for (InputSection section : map.discarded()) {
      map.discardedFor(section.name());
    }
  }
}
