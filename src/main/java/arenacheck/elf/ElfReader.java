package arenacheck.elf;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;
import java.util.List;

/**
 * Reads linked ELF images (ELF specification, "Object Files"; ELF32 and ELF64, both byte orders).
 * Headers are read and checked here; jelf decodes the symbol table (see {@link SymbolWindow}).
 * Debug sections are never read.
 */
public final class ElfReader {
  private ElfReader() {}

  /**
   * Reads headers, symbols and their names. The file must stay open: {@link ElfImage#contents}
   * reads from it.
   *
   * @throws InputException if the file is no ELF file, no linked image, cut or damaged
   */
  public static ElfImage read(InputFile file) {
    try {
      FileHeader header = FileHeader.read(file);
      SectionTable table = SectionTable.read(file, header);
      List<Segment> segments = SegmentTable.read(file, header, table);
      List<Section> sections = table.sections();
      return new FileImage(
          file,
          header.fields(),
          header.machine(),
          header.entry(),
          BuildId.find(file, header.fields(), sections, segments),
          sections,
          segments,
          SymbolReader.read(file, header.fields(), table));
    } catch (OutOfMemoryError e) {
      throw new InputException(
          Place.of(file.name()),
          "its section headers and symbols do not fit into the memory of this run",
          "raise the Java heap limit (`-Xmx`)");
    }
  }
}
