package arenacheck.image;

import arenacheck.elf.Symbol;

/** A symbol that a name may mean, and what is linked for it. */
record Candidate(Symbol symbol, LinkedObject object) {

  boolean isIn(ModuleFiles files) {
    return object.file() != null && files.objectFiles().contains(object.file());
  }

  /**
   * Whether a source file has it for itself. A hidden global is local too in a linked image, but
   * stands behind no file's name.
   */
  boolean isStatic() {
    return symbol.isLocal() && symbol.file() != null;
  }

  boolean isFromSource(ModuleFiles files) {
    return symbol.file() != null && files.sourceFiles().contains(symbol.file());
  }

  boolean hasSize(long size) {
    return object.size() != null && object.size() == size;
  }
}
