package arenacheck.image;

/**
 * Whether a linked name is a promised C name as a compiler may rewrite it: LTO and clone suffixes
 * ({@code x.lto_priv.0}, {@code x.3}, {@code x.llvm.123}, {@code x.part.0}), a C++ internal or
 * namespace name ({@code _ZL1x}, {@code _ZN2ns1xE}), a function-local static ({@code _ZZ4mainE1x},
 * clang's {@code main.x}), and these combined.
 */
final class SymbolVariant {
  private SymbolVariant() {}

  /** True for a rewritten form of {@code name}; false for the name itself. */
  static boolean is(String linked, String name) {
    if (linked.equals(name)) {
      return false;
    }
    String base = linked;
    while (true) {
      if (base.equals(name) || isMangled(base, name) || isFunctionLocal(base, name)) {
        return true;
      }
      int cut = suffixStart(base);
      if (cut < 0) {
        return false;
      }
      base = base.substring(0, cut);
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

  /** A static inside a C function as clang names it: {@code function.name}. */
  private static boolean isFunctionLocal(String linked, String name) {
    int dot = linked.length() - name.length() - 1;
    if (dot < 1 || linked.charAt(dot) != '.' || !linked.endsWith(name)) {
      return false;
    }
    for (int i = 0; i < dot; i++) {
      char c = linked.charAt(i);
      if (c != '_' && c != '$' && !Character.isLetterOrDigit(c)) {
        return false;
      }
    }
    return !isDigit(linked.charAt(0));
  }

  private static boolean isMangled(String linked, String name) {
    if (linked.startsWith("_ZL")) {
      return isSourceName(linked, 3, linked.length(), name);
    }
    if (linked.startsWith("_ZZ")) {
      return isLocalName(linked, name);
    }
    return linked.startsWith("_ZN") && isNested(linked, name);
  }

  /** {@code _ZN [qualifiers] (L? length identifier)+ E} whose last identifier is the name. */
  private static boolean isNested(String linked, String name) {
    int at = 3;
    while (at < linked.length() && "rVK".indexOf(linked.charAt(at)) >= 0) {
      at++;
    }
    while (at < linked.length()) {
      int from = linked.charAt(at) == 'L' ? at + 1 : at;
      int digits = from;
      long length = 0;
      while (digits < linked.length() && isDigit(linked.charAt(digits)) && length < 1_000_000) {
        length = length * 10 + (linked.charAt(digits++) - '0');
      }
      long end = digits + length;
      if (digits == from || end >= linked.length()) {
        return false;
      }
      if (linked.charAt((int) end) == 'E') {
        return end == linked.length() - 1 && isSourceName(linked, from, (int) end, name);
      }
      at = (int) end;
    }
    return false;
  }

  /** {@code _ZZ encoding E length name [discriminator]}: a static inside a C++ function. */
  private static boolean isLocalName(String linked, String name) {
    String tail = "E" + name.length() + name;
    int at = linked.lastIndexOf(tail);
    if (at < 4) {
      return false;
    }
    int i = at + tail.length();
    if (i == linked.length()) {
      return true;
    }
    int from = i;
    while (i < linked.length() && linked.charAt(i) == '_') {
      i++;
    }
    int digits = i;
    while (i < linked.length() && isDigit(linked.charAt(i))) {
      i++;
    }
    boolean closed = i - from >= 2 && digits < i;
    return closed
        && (i == linked.length() || (i == linked.length() - 1 && linked.charAt(i) == '_'));
  }

  /** Whether {@code [from, to)} is exactly the length prefix of the name and the name. */
  private static boolean isSourceName(String linked, int from, int to, String name) {
    String wanted = name.length() + name;
    return to - from == wanted.length() && linked.startsWith(wanted, from);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
