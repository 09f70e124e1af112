package arenacheck.fuzz;

import arenacheck.elf.ElfImage;
import arenacheck.elf.ElfReader;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The reader of images, and everything that an image can be asked. */
final class ElfTarget implements FuzzTarget {
  @Override
  public List<byte[]> seeds() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (String name :
        List.of("gnu", "gnu-big-endian", "gnu-debug-only", "gnu-strip-x", "lld", "lld-x86-64")) {
      seeds.add(TestData.bytes("testdata/elf/" + name + ".elf"));
    }
    return seeds;
  }

  @Override
  public void run(byte[] input) {
    try {
      useAll(ElfReader.read(InputFile.of("fw.elf", input)));
    } catch (InputException e) {
      Refusals.check(e);
    }
  }

  private static void useAll(ElfImage image) {
    for (Section section : image.sections()) {
      image.loadAddress(section);
      image.sectionAt(section.address());
      section.range();
      if (section.hasFileContents()) {
        image.contents(section, 0, (int) Math.min(section.size(), 16));
      }
    }
    SymbolTable symbols = image.symbols();
    for (int i = 0; symbols != null && i < symbols.count(); i++) {
      Symbol symbol = symbols.at(i);
      if (symbol.section() >= image.sections().size()) {
        throw new AssertionError("a symbol of section " + symbol.section());
      }
      if (symbols.named(symbol.name()).isEmpty() && symbol.name().indexOf('\ufffd') < 0) {
        throw new AssertionError("a symbol that is not found by its name");
      }
    }
    if (symbols != null) {
      symbols.containing("arena", name -> true);
      symbols.hasLocals();
    }
  }
}
