package arenacheck.elf;

import java.util.List;
import java.util.function.Predicate;

/**
 * The symbols of an image ({@code .symtab}), without the null entry. Names stay bytes until they
 * are asked for, so that a table of millions costs little.
 */
public interface SymbolTable {
  /** Number of entries, the null entry not counted. */
  int count();

  /** The entry at a position from 0 to {@link #count()} - 1, in the order of the file. */
  Symbol at(int position);

  /** {@code at(position).value()}, without making a symbol; so the four below. */
  long value(int position);

  long size(int position);

  int type(int position);

  int binding(int position);

  int section(int position);

  /** {@link arenacheck.io.NameHash} of the entry's name. */
  long nameHash(int position);

  /**
   * Whether a compiler may have made the entry's name of another one: it holds a dot, or is one of
   * C++. The marks of code and data ({@code $d.7}) are none.
   */
  boolean mayBeRewritten(int position);

  /** Every entry of exactly this name, in the order of the file; any type, section or binding. */
  List<Symbol> named(String name);

  /**
   * Every entry whose name holds {@code stem} and passes the test, in the order of the file. The
   * test is asked only where the bytes of the stem occur.
   */
  List<Symbol> containing(String stem, Predicate<String> test);

  /**
   * Whether the objects' own local symbols are there: false where {@code strip -x}, {@code ld -x}
   * or a like tool took them away. Section and file symbols do not count, nor what linkers make
   * local themselves (hidden globals, veneers): all of these stay behind.
   */
  boolean hasLocals();
}
