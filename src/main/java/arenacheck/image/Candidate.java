package arenacheck.image;

import arenacheck.elf.Symbol;

/** A symbol that a name may mean, and what is linked for it. */
record Candidate(Symbol symbol, LinkedObject object) {

  /** Whether no file is known that it comes from: link-time optimisation, a hidden global. */
  boolean isNobodys() {
    return !ModuleFiles.isFile(object.file()) && !ModuleFiles.isFile(symbol.file());
  }

  /**
   * Whether a source file has it for itself. A hidden global is local too in a linked image, but
   * stands behind no file's name.
   */
  boolean isStatic() {
    return symbol.isLocal() && ModuleFiles.isFile(symbol.file());
  }

  /** Whether references of any file resolve to it: hidden ones are local in a linked image. */
  boolean isGlobal() {
    return !symbol.isLocal() || !isStatic() && !isNobodys();
  }

  /** Whether its name is that of an object inside a function. */
  boolean isOfFunction(String name) {
    return SymbolVariant.isOfFunction(symbol.name(), name);
  }

  boolean hasSize(long size) {
    return object.size() != null && object.size() == size;
  }
}
