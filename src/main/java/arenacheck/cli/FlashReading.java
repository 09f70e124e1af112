package arenacheck.cli;

import arenacheck.elf.ElfImage;
import arenacheck.flash.FlashInput;
import arenacheck.flash.FlashMemory;
import arenacheck.flash.FlashReader;
import arenacheck.image.LoadImage;
import arenacheck.io.InputException;
import arenacheck.io.Place;
import java.util.List;

/** The files of {@code --flash}, read for an image. */
final class FlashReading {
  private FlashReading() {}

  /**
   * @return {@code null} where there are none
   * @throws InputException if one cannot be used, or the image has nothing to compare them with
   */
  static FlashMemory read(List<FlashInput> inputs, ElfImage elf) {
    if (inputs.isEmpty()) {
      return null;
    }
    Long lowest = LoadImage.of(elf).lowest();
    if (lowest == null) {
      throw new InputException(
          Place.of(elf.path()),
          "the image has no contents that `--flash` could be compared with",
          "pass the linked image itself, not what `--only-keep-debug` leaves of it");
    }
    return FlashReader.read(inputs, lowest);
  }
}
