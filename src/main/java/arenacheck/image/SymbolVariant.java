package arenacheck.image;

import java.util.ArrayList;
import java.util.List;

/**
 * Which C names a linked name may stand for, as compilers rewrite them: LTO and clone suffixes
 * ({@code x.lto_priv.0}, {@code x.3}, {@code x.llvm.123}, {@code x.part.0}), a C++ internal or
 * namespace name ({@code _ZL1x}, {@code _ZN2ns1xE}), a function-local static ({@code _ZZ4mainE1x},
 * clang's {@code main.x}), and these combined.
 */
final class SymbolVariant {
  /** No compiler piles up more; a hostile name may hold a million of dots. */
  private static final int MOST = 16;

  private SymbolVariant() {}

  /** True for a rewritten form of {@code name}; false for the name itself. */
  static boolean is(String linked, String name) {
    return namesOf(linked).contains(name);
  }

  /**
   * Whether a rewritten form of {@code name} is that of an object inside a function: its name says
   * nothing of the file, and any function may have one.
   */
  static boolean isOfFunction(String linked, String name) {
    return linked.startsWith("_Z")
        ? linked.startsWith("_ZZ")
        : !linked.startsWith(name + '.') && !linked.equals(name);
  }

  /** The C names, each once; never the linked name itself. */
  static List<String> namesOf(String linked) {
    if (linked.indexOf('.') < 0 && !linked.startsWith("_Z")) {
      return List.of();
    }
    List<String> names = new ArrayList<>(4);
    String base = linked;
    for (int cut = suffixStart(base); ; cut = suffixStart(base)) {
      add(names, functionLocal(base));
      if (base.startsWith("_ZL")) {
        add(names, sourceName(base, 3, base.length()));
      } else if (base.startsWith("_ZZ")) {
        addLocalNames(names, base);
      } else if (base.startsWith("_ZN")) {
        add(names, nested(base));
      }
      if (cut < 0 || names.size() >= MOST) {
        return names;
      }
      base = base.substring(0, cut);
      add(names, base);
    }
  }

  private static void add(List<String> names, String name) {
    if (name != null && !name.isEmpty() && !names.contains(name)) {
      names.add(name);
    }
  }

  /** Start of a trailing {@code .N} or {@code .word.N}, or -1. */
  private static int suffixStart(String name) {
    int digits = name.length();
    while (digits > 0 && isDigit(name.charAt(digits - 1))) {
      digits--;
    }
    if (digits == name.length() || digits < 2 || name.charAt(digits - 1) != '.') {
      return -1;
    }
    int dot = digits - 1;
    for (String word : new String[] {".lto_priv", ".llvm", ".part"}) {
      if (name.regionMatches(dot - word.length(), word, 0, word.length())) {
        return dot - word.length();
      }
    }
    return dot;
  }

  /** Of {@code function.name}, as clang names a static inside a C function; else {@code null}. */
  private static String functionLocal(String linked) {
    int dot = linked.indexOf('.');
    if (dot < 1 || isDigit(linked.charAt(0))) {
      return null;
    }
    for (int i = 0; i < dot; i++) {
      char c = linked.charAt(i);
      if (c != '_' && c != '$' && !Character.isLetterOrDigit(c)) {
        return null;
      }
    }
    return linked.substring(dot + 1);
  }

  /** The last identifier of {@code _ZN [qualifiers] (L? length identifier)+ E}. */
  private static String nested(String linked) {
    int at = 3;
    while (at < linked.length() && "rVK".indexOf(linked.charAt(at)) >= 0) {
      at++;
    }
    while (at < linked.length()) {
      int from = linked.charAt(at) == 'L' ? at + 1 : at;
      int digits = digitsEnd(linked, from);
      int end = digits + number(linked, from, digits);
      if (digits == from || end >= linked.length()) {
        return null;
      }
      if (linked.charAt(end) == 'E') {
        return end == linked.length() - 1 ? linked.substring(digits, end) : null;
      }
      at = end;
    }
    return null;
  }

  /** {@code _ZZ encoding E length name [discriminator]}: a static inside a C++ function. */
  private static void addLocalNames(List<String> names, String linked) {
    int at = linked.indexOf('E', 4);
    for (; at >= 0 && names.size() < MOST; at = linked.indexOf('E', at + 1)) {
      int digits = digitsEnd(linked, at + 1);
      int end = digits + number(linked, at + 1, digits);
      if (digits > at + 1 && end <= linked.length() && isDiscriminator(linked, end)) {
        add(names, linked.substring(digits, end));
      }
    }
  }

  /** Nothing, {@code _N} or {@code __NN_} up to the end. */
  private static boolean isDiscriminator(String linked, int from) {
    int digits = from;
    while (digits < linked.length() && linked.charAt(digits) == '_') {
      digits++;
    }
    int end = digitsEnd(linked, digits);
    return from == linked.length()
        || digits > from
            && end > digits
            && (end == linked.length() || end == linked.length() - 1 && linked.endsWith("_"));
  }

  /** The identifier that is, behind its length, all of {@code [from, to)}; else {@code null}. */
  private static String sourceName(String linked, int from, int to) {
    int digits = digitsEnd(linked, from);
    return digits > from && digits + number(linked, from, digits) == to
        ? linked.substring(digits, to)
        : null;
  }

  private static int digitsEnd(String text, int from) {
    int at = from;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** The number, or a larger one than any name is long. */
  private static int number(String text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      number = number > 10_000_000 ? number : number * 10 + (text.charAt(i) - '0');
    }
    return number;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
