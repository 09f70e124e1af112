package arenacheck.image;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The files that a module's arenas come from: what tells where one name stands for several objects.
 * There is one only where all arenas agree; files that carry the module's prefix are its own too.
 */
public final class ModuleFiles {
  public static final ModuleFiles NONE = new ModuleFiles(null);

  private final String prefix;
  private final Map<String, String> objectFiles = new HashMap<>();
  private final Map<String, String> sourceFiles = new HashMap<>();

  /** What may be somebody else's, to be heard where nothing else is known. */
  private final Map<String, String> doubtfulObjects = new HashMap<>();

  private final Map<String, String> doubtfulSources = new HashMap<>();

  /**
   * Makes one without witnesses.
   *
   * @param modulePrefix report field {@code module_prefix}, or {@code null}
   */
  public ModuleFiles(String modulePrefix) {
    this.prefix = modulePrefix == null || modulePrefix.isEmpty() ? null : modulePrefix + "_";
  }

  /** Adds what the only candidate of a name says. */
  void witness(String name, String objectFile, String sourceFile, boolean doubtful) {
    put(doubtful ? doubtfulObjects : objectFiles, name, objectFile);
    put(doubtful ? doubtfulSources : sourceFiles, name, sourceFile);
  }

  private void put(Map<String, String> files, String name, String file) {
    if (isFile(file) && !carriesPrefix(file)) {
      files.put(name, file);
    }
  }

  /** What the arenas but this one say. */
  Others without(String name) {
    return new Others(
        this,
        agreed(objectFiles, doubtfulObjects, name),
        agreed(sourceFiles, doubtfulSources, name));
  }

  private static String agreed(
      Map<String, String> files, Map<String, String> doubtful, String without) {
    boolean none = files.isEmpty() || files.size() == 1 && files.containsKey(without);
    return agreed(none ? doubtful : files, without);
  }

  private static String agreed(Map<String, String> files, String without) {
    Set<String> distinct = new HashSet<>();
    for (Map.Entry<String, String> each : files.entrySet()) {
      if (!each.getKey().equals(without)) {
        distinct.add(each.getValue());
      }
    }
    return distinct.size() == 1 ? distinct.iterator().next() : null;
  }

  boolean carriesPrefix(String file) {
    if (prefix == null) {
      return false;
    }
    int start = file.lastIndexOf('(') + 1;
    start = Math.max(start, file.lastIndexOf('/') + 1);
    return file.startsWith(prefix, Math.max(start, file.lastIndexOf(92) + 1));
  }

  /**
   * Whether a name is that of one source's file. Those that link-time optimisation makes hold
   * pieces of many sources and tell nothing: gcc's partitions, LLVM's one file.
   */
  static boolean isFile(String file) {
    return file != null
        && !file.isEmpty()
        && !file.contains(".ltrans")
        && !file.endsWith(".lto.o")
        && !file.endsWith("lto.tmp")
        && !file.equals("ld-temp.o")
        && !file.equals("<artificial>");
  }

  /**
   * The module's file as the arenas but one tell it.
   *
   * @param objectFile as the map spells it, or {@code null}
   * @param sourceFile name of the STT_FILE entry, or {@code null}
   */
  record Others(ModuleFiles module, String objectFile, String sourceFile) {
    boolean known() {
      return objectFile != null || sourceFile != null;
    }

    boolean holdsObject(String file) {
      return isFile(file) && (file.equals(objectFile) || module.carriesPrefix(file));
    }

    boolean holds(Candidate candidate) {
      String object = candidate.object().file();
      String source = candidate.symbol().file();
      if (isFile(object) && objectFile != null) {
        return holdsObject(object);
      }
      return holdsObject(object)
          || isFile(source) && (source.equals(sourceFile) || module.carriesPrefix(source));
    }
  }
}
