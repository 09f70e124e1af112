package arenacheck.check;

import arenacheck.check.wording.BindingWording;
import arenacheck.image.CppName;
import arenacheck.image.LinkedImage;
import arenacheck.image.LinkedObject;
import arenacheck.image.Located;
import arenacheck.image.Locator;
import arenacheck.image.ModuleFiles;
import arenacheck.io.InputException;
import arenacheck.memory.AddressRange;
import arenacheck.residency.Arena;
import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Which buffer the application gave to which arena. */
final class Bindings {
  /** A buffer may be longer than what is used of it: its size tells no candidate from another. */
  private static final long NO_SIZE = -1;

  private final Map<Promise, Binding> byPromise = new IdentityHashMap<>();
  private final LinkedImage image;
  private final Locator locator;

  /**
   * Assigns each binding to its arena, and warns of those that name none.
   *
   * @throws InputException for a binding that names no arena or several, and for two of one arena;
   *     a report without storage may have arenas that nothing can name, so then it is a warning
   */
  Bindings(CheckRequest request, List<Promise> promises, Locator locator, Findings findings) {
    this.image = request.image();
    this.locator = locator;
    for (Binding binding : request.bindings()) {
      Promise promise = arena(binding, promises);
      if (promise == null) {
        Finding unmatched = BindingWording.unmatched(binding, promises).done();
        if (!hasReportWithoutStorage(request)) {
          throw new InputException(null, unmatched.message(), unmatched.help());
        }
        findings.add(unmatched);
      } else if (byPromise.putIfAbsent(promise, binding) != null) {
        throw unusable(
            binding, "binds an arena that another --bind names already", "keep one of them");
      }
    }
  }

  private static boolean hasReportWithoutStorage(CheckRequest request) {
    for (ResidencyReport report : request.inputs().reports()) {
      for (Arena arena : report.arenas()) {
        if (arena.storage() == null) {
          return true;
        }
      }
    }
    return false;
  }

  /** The arena that a binding names, or {@code null}. */
  private static Promise arena(Binding binding, List<Promise> promises) {
    List<Promise> named = new ArrayList<>();
    List<Promise> owned = new ArrayList<>();
    for (Promise promise : promises) {
      if (promise.kind() == ObjectKind.RUNTIME && names(binding, promise)) {
        named.add(promise);
        if (promise.isBound()) {
          owned.add(promise);
        }
      }
    }
    List<Promise> candidates = owned.isEmpty() ? named : owned;
    if (candidates.size() > 1) {
      throw unusable(
          binding,
          "names arenas of several modules",
          "put the module's prefix in front: PREFIX:ARENA=...");
    }
    return candidates.isEmpty() ? null : candidates.get(0);
  }

  private static boolean names(Binding binding, Promise promise) {
    ResidencyReport report = promise.report();
    if (binding.module() != null && !binding.module().equals(report.modulePrefix())) {
      return false;
    }
    return binding.arena().equals(promise.arena().storage().enumName())
        || binding.arena().equals(Long.toString(promise.arena().regionId()));
  }

  private static InputException unusable(Binding binding, String message, String help) {
    return new InputException(null, "--bind " + binding.text() + " " + message, help);
  }

  /** Warns of a binding for an arena that needs none. */
  void askGenerated(Promise promise, Findings findings) {
    Binding binding = byPromise.get(promise);
    if (binding != null) {
      findings.add(BindingWording.unused(promise, binding));
    }
  }

  /** The bound buffer from the bound start on, or {@code null} where there is none. */
  LinkedObject find(Promise promise, Findings findings) {
    Binding binding = byPromise.get(promise);
    if (binding == null) {
      findings.add(BindingWording.unbound(promise));
      return null;
    }
    if (binding.symbol() == null) {
      return checked(promise, binding, image.bound(null, binding.range()), null, findings);
    }
    String name = CppName.inElf(image, binding.symbol());
    Located located = locator.locate(name, NO_SIZE, false, ModuleFiles.NONE);
    LinkedObject object = absolute(located);
    if (located instanceof Located.Discarded dropped && !dropped.named()) {
      // A section of the right size is no trace of a name that the user may have misspelt.
      located = new Located.Missing(true);
    }
    if (object == null) {
      object = Existence.judge(promise, name, located, image, findings);
    }
    return object == null ? null : from(promise, binding, object, findings);
  }

  /**
   * An absolute symbol with a length is a range that the application chose by hand: as with a bound
   * address, the linker kept nothing away from it, so it goes without the symbol.
   */
  private LinkedObject absolute(Located located) {
    if (located instanceof Located.NotStorage other
        && other.symbol().section() == arenacheck.elf.Symbol.ABSOLUTE
        && other.symbol().size() != 0) {
      AddressRange range = AddressRange.clamped(other.symbol().value(), other.symbol().size());
      return image.bound(null, range);
    }
    return null;
  }

  private LinkedObject from(
      Promise promise, Binding binding, LinkedObject object, Findings findings) {
    Long told = object.size() != null ? object.size() : image.reserved().size(object);
    if (told == null) {
      return image.part(object, binding.offset(), null);
    }
    long size = told;
    long room = Long.compareUnsigned(binding.offset(), size) < 0 ? size - binding.offset() : 0;
    return checked(promise, binding, image.part(object, binding.offset(), room), size, findings);
  }

  private LinkedObject checked(
      Promise promise, Binding binding, LinkedObject object, Long symbolSize, Findings findings) {
    if (Long.compareUnsigned(object.size(), promise.arena().used()) < 0) {
      findings.add(
          BindingWording.tooSmall(promise, binding, object.size(), symbolSize, image.elf()));
      if (symbolSize != null && symbolSize == image.elf().elfClass() / 8) {
        // A pointer is another thing than the buffer: where it lies says nothing.
        return null;
      }
    }
    return object;
  }
}
