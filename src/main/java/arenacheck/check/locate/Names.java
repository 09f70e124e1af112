package arenacheck.check.locate;

import arenacheck.check.ObjectKind;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.elf.Symbol;
import arenacheck.image.LinkedImage;
import arenacheck.image.LinkedObject;
import arenacheck.memory.AddressRange;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Tensor;
import java.util.ArrayList;
import java.util.List;

/**
 * What a name stands for: a tensor's id, an arena as the tables print it ({@code scratch/0}) or by
 * its {@code enum_name}, a symbol; with the module's prefix in front also a {@code region_id}.
 * Whatever matches is told.
 */
final class Names {
  private final Result result;
  private final LinkedImage image;

  Names(Result result, LinkedImage image) {
    this.result = result;
    this.image = image;
  }

  Answer answer(String query) {
    List<Match> matches = new ArrayList<>();
    for (ResidencyReport report : result.inputs().reports()) {
      tensors(matches, report, query);
    }
    for (ObjectResult object : result.objects()) {
      if (object.subject().object() != ObjectKind.SIDECAR && names(query, object)) {
        matches.add(new Match(object, ArenaStorage.of(object), null, null, List.of()));
      }
    }
    Answer ofReports = new Answer(query, null, matches, List.of(), null);
    return ofReports.isFound() ? ofReports : new Answer(query, null, matches, symbols(query), null);
  }

  /** The query without the prefix of a module, or {@code null} where it has none. */
  private static String behind(String prefix, String query) {
    return query.length() > prefix.length()
            && query.startsWith(prefix)
            && query.charAt(prefix.length()) == ':'
        ? query.substring(prefix.length() + 1)
        : null;
  }

  private void tensors(List<Match> matches, ResidencyReport report, String query) {
    String own = behind(report.modulePrefix(), query);
    for (Tensor tensor : report.tensors()) {
      if (!tensor.id().equals(query) && !tensor.id().equals(own)) {
        continue;
      }
      for (ObjectResult object : result.objects()) {
        if (Tensors.isIn(tensor, report, object)) {
          ArenaStorage storage = ArenaStorage.of(object);
          matches.add(new Match(object, storage, null, tensor.offset(), List.of(tensor)));
        }
      }
    }
  }

  private static boolean names(String query, ObjectResult object) {
    String own = behind(object.subject().module(), query);
    LinkedObject linked = object.linked();
    return isOneOf(query, own, object.enumName())
        || isOneOf(query, own, object.subject().symbol())
        || isOneOf(query, own, linked == null ? null : linked.symbol())
        || isOneOf(query, own, object.subject().role().text() + "/" + object.subject().regionId())
        || object.subject().regionId().toString().equals(own);
  }

  private static boolean isOneOf(String query, String own, String name) {
    return name != null && (name.equals(query) || name.equals(own));
  }

  private List<LinkedObject> symbols(String name) {
    List<LinkedObject> objects = new ArrayList<>();
    if (image.elf().symbols() != null) {
      for (Symbol symbol : image.elf().symbols().named(name)) {
        boolean place =
            symbol.section() >= 0
                && symbol.type() != Symbol.TLS
                && symbol.type() != Symbol.SECTION
                && symbol.type() != Symbol.FILE
                && image.elf().sections().get(symbol.section()).isAllocated();
        if (place) {
          objects.add(object(symbol));
        }
      }
    }
    return objects;
  }

  private LinkedObject object(Symbol symbol) {
    long start = Addresses.start(image.elf(), symbol.value(), symbol.type());
    return start == symbol.value()
        ? image.object(symbol)
        : image.bound(symbol.name(), AddressRange.clamped(start, symbol.size()));
  }

  /** Every name of the reports, for suggestions. */
  List<String> all() {
    List<String> names = new ArrayList<>();
    for (ObjectResult object : result.objects()) {
      add(names, object.enumName());
      add(names, object.subject().symbol());
    }
    for (ResidencyReport report : result.inputs().reports()) {
      for (Tensor tensor : report.tensors()) {
        names.add(tensor.id());
      }
    }
    return names;
  }

  private static void add(List<String> names, String name) {
    if (name != null && !names.contains(name)) {
      names.add(name);
    }
  }
}
