package arenacheck.image;

import arenacheck.elf.Symbol;

/** A symbol that a name may mean, and what is linked for it. */
record Candidate(Symbol symbol, LinkedObject object) {

  boolean isIn(ModuleFiles files) {
    return object.file() != null && files.objectFiles().contains(object.file());
  }

  boolean isFromSource(ModuleFiles files) {
    return symbol.file() != null && files.sourceFiles().contains(symbol.file());
  }

  boolean hasSize(long size) {
    return object.size() != null && object.size() == size;
  }
}
