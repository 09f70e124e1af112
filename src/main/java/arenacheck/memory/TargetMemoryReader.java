package arenacheck.memory;

import arenacheck.io.InputException;
import arenacheck.io.JsonCursor;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads one of a target's {@code memories}: {@code memory} (its name), {@code non_volatile}, {@code
 * apertures} (a list of {@code start}, {@code length}, {@code source}); optionally {@code extents}
 * (as apertures, with {@code linkers}), {@code reachable_by_linker} (true), {@code regions} and
 * {@code notes}. Addresses and lengths are strings as on the command line, or whole numbers.
 */
final class TargetMemoryReader {
  private final JsonCursor json;
  private String name;
  private Boolean nonVolatile;
  private boolean reachable = true;
  private List<String> regions = List.of();
  private List<TargetMemory.Aperture> apertures;
  private List<TargetMemory.Extent> extents = List.of();
  private List<String> notes = List.of();

  TargetMemoryReader(JsonCursor json) {
    this.json = json;
  }

  TargetMemory read() {
    JsonCursor.Mark mark = json.enterObject();
    String key;
    while ((key = json.nextKey()) != null) {
      field(key);
    }
    TargetMemory memory =
        new TargetMemory(
            json.required(mark, "memory", name),
            json.required(mark, "non_volatile", nonVolatile),
            reachable,
            regions,
            json.required(mark, "apertures", apertures),
            extents,
            notes);
    refuseOutside(memory);
    return memory;
  }

  private void field(String key) {
    switch (key) {
      case "memory" -> name = json.text();
      case "non_volatile" -> nonVolatile = json.flag();
      case "reachable_by_linker" -> reachable = json.flag();
      case "regions" -> regions = TargetReader.texts(json);
      case "apertures" -> apertures = apertures();
      case "extents" -> extents = extents();
      case "notes" -> notes = TargetReader.texts(json);
      default -> throw TargetReader.unknown(json, key);
    }
  }

  private List<TargetMemory.Aperture> apertures() {
    List<TargetMemory.Aperture> list = new ArrayList<>();
    json.enterList();
    while (json.nextItem()) {
      Figure figure = new Figure(false).read();
      list.add(new TargetMemory.Aperture(figure.range, figure.source));
    }
    if (list.isEmpty()) {
      throw json.refuse("`apertures` is empty: nothing could lie in this memory");
    }
    return list;
  }

  private List<TargetMemory.Extent> extents() {
    List<TargetMemory.Extent> list = new ArrayList<>();
    json.enterList();
    while (json.nextItem()) {
      Figure figure = new Figure(true).read();
      list.add(new TargetMemory.Extent(figure.linkers, figure.range, figure.source));
    }
    return list;
  }

  private void refuseOutside(TargetMemory memory) {
    List<AddressRange> ranges = new ArrayList<>();
    for (TargetMemory.Aperture aperture : memory.apertures()) {
      ranges.add(aperture.range());
    }
    Memory hardware = new Memory(name, ranges, null, false, nonVolatile, null);
    for (TargetMemory.Extent extent : memory.extents()) {
      if (!hardware.contains(extent.range())) {
        throw json.refuse(
            "the extent "
                + extent.range().text()
                + " of `"
                + name
                + "` lies outside its apertures");
      }
    }
  }

  /** A range with its source, while it is read. */
  private final class Figure {
    private final boolean extent;
    private Long start;
    private Long length;
    private AddressRange range;
    private String source;
    private List<String> linkers;

    Figure(boolean extent) {
      this.extent = extent;
    }

    Figure read() {
      JsonCursor.Mark mark = json.enterObject();
      String key;
      while ((key = json.nextKey()) != null) {
        field(key);
      }
      json.required(mark, "start", start);
      json.required(mark, "length", length);
      json.required(mark, "source", source);
      if (extent) {
        json.required(mark, "linkers", linkers);
      }
      if (length == 0 || !AddressRange.fits(start, length)) {
        throw json.refuse(
            length == 0 ? "a range of length 0 holds nothing" : "the range ends above 2^64");
      }
      range = new AddressRange(start, length);
      return this;
    }

    private void field(String key) {
      switch (key) {
        case "start" -> start = number(true);
        case "length" -> length = number(false);
        case "source" -> source = json.text();
        case "linkers" -> {
          if (!extent) {
            throw TargetReader.unknown(json, key);
          }
          linkers = linkers();
        }
        default -> throw TargetReader.unknown(json, key);
      }
    }

    private long number(boolean address) {
      if (!json.isText()) {
        return json.whole();
      }
      try {
        return address ? Address.parse(json.text()) : Sizes.parse(json.text());
      } catch (InputException e) {
        throw e.place() != null ? e : json.refuse(e.getMessage(), e.help());
      }
    }

    private List<String> linkers() {
      List<String> list = new ArrayList<>();
      json.enterList();
      while (json.nextItem()) {
        String linker = json.text();
        switch (linker) {
          case "gnu-ld", "lld", "armlink" -> list.add(linker);
          default ->
              throw json.refuse(
                  "the linker `" + linker + "` is not known; `gnu-ld`, `lld` and `armlink` are");
        }
      }
      return list;
    }
  }
}
