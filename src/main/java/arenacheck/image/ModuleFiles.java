package arenacheck.image;

import java.util.HashSet;
import java.util.Set;

/**
 * The object files that a module's arenas come from: the first witness where one name stands for
 * several objects.
 *
 * @param objectFiles as the map spells them
 * @param sourceFiles names of the STT_FILE entries
 */
public record ModuleFiles(Set<String> objectFiles, Set<String> sourceFiles) {
  public static final ModuleFiles NONE = new ModuleFiles(Set.of(), Set.of());

  public ModuleFiles {
    objectFiles = own(objectFiles);
    sourceFiles = own(sourceFiles);
  }

  private static Set<String> own(Set<String> files) {
    Set<String> own = new HashSet<>(files);
    own.removeIf(ModuleFiles::isMadeByLinkTimeOptimisation);
    return Set.copyOf(own);
  }

  /** Such files hold pieces of many sources and tell nothing: gcc's partitions, LLVM's one file. */
  private static boolean isMadeByLinkTimeOptimisation(String file) {
    return file.contains(".ltrans")
        || file.endsWith(".lto.o")
        || file.endsWith("lto.tmp")
        || file.equals("ld-temp.o")
        || file.equals("<artificial>");
  }
}
