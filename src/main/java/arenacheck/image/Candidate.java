package arenacheck.image;

import arenacheck.elf.Symbol;

/** A symbol that a name may mean, and what is linked for it. */
record Candidate(Symbol symbol, LinkedObject object) {

  boolean isIn(ModuleFiles files) {
    return files.objectFiles().contains(String.valueOf(object.file()));
  }

  boolean isFromSource(ModuleFiles files) {
    return symbol.file() != null && files.sourceFiles().contains(symbol.file());
  }

  boolean hasSize(long size) {
    return object.size() != null && object.size() == size;
  }
}
