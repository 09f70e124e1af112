package arenacheck.image;

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
    objectFiles = Set.copyOf(objectFiles);
    sourceFiles = Set.copyOf(sourceFiles);
  }
}
