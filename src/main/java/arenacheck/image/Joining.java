package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.linkmap.LinkMap;
import java.util.Collection;

/**
 * The join of an image with its map, in two steps: what the image alone allows is done while the
 * map is still read on another thread. With 400,000 symbols that is a third of the join.
 */
public final class Joining {
  private final ElfImage elf;
  private final SymbolPlaces places;

  private Joining(ElfImage elf) {
    this.elf = elf;
    this.places = elf.symbols() == null ? null : new SymbolPlaces(elf, false, false);
  }

  /** What pays where there is a map. */
  public static Joining prepare(ElfImage elf) {
    return new Joining(elf);
  }

  /**
   * The joined image.
   *
   * @param promised names of the objects that the reports promise: at their places a map of this
   *     link names them
   */
  public LinkedImage with(LinkMap map, Collection<String> promised) {
    return new LinkedImage(elf, map, MapAgreement.of(elf, places, map, promised));
  }
}
