package arenacheck.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Short names for images: the file's name, with as many folders before it as tell it from others.
 * Where whole paths are equal, as from jobs that build in a folder of one name, the saved results
 * tell them apart.
 */
final class ImageNames {
  /** After so many folders the whole path: nobody reads more, and hostile paths have millions. */
  private static final int MOST_FOLDERS = 20;

  private final String[] names;

  private ImageNames(int count) {
    names = new String[count];
  }

  /** The images with their names, in their order. */
  static List<JudgedImage> give(List<JudgedImage> images) {
    List<String> paths = new ArrayList<>();
    List<Integer> all = new ArrayList<>();
    for (JudgedImage image : images) {
      all.add(paths.size());
      paths.add(image.path());
    }
    ImageNames names = new ImageNames(images.size());
    for (List<Integer> equal : names.shorten(paths, all)) {
      List<String> results = new ArrayList<>(paths);
      for (int each : equal) {
        results.set(each, images.get(each).result());
      }
      names.shorten(results, equal);
      for (int each : equal) {
        names.names[each] = paths.get(each) + " (" + names.names[each] + ")";
      }
    }
    List<JudgedImage> named = new ArrayList<>();
    for (JudgedImage image : images) {
      named.add(image.named(names.names[named.size()]));
    }
    return named;
  }

  /**
   * Names these by their paths.
   *
   * @return those whose whole paths are equal, which have the whole path for a name
   */
  private List<List<Integer>> shorten(List<String> paths, List<Integer> these) {
    List<List<Integer>> equal = new ArrayList<>();
    List<List<Integer>> open = List.of(these);
    int[] starts = new int[paths.size()];
    for (int each : these) {
      starts[each] = paths.get(each).length();
    }
    for (int folders = 0; !open.isEmpty(); folders++) {
      List<List<Integer>> alike = new ArrayList<>();
      for (List<Integer> group : open) {
        boolean whole = true;
        Map<String, List<Integer>> ends = new LinkedHashMap<>();
        for (int each : group) {
          String path = paths.get(each);
          starts[each] = folders > MOST_FOLDERS ? 0 : start(path, starts[each]);
          whole &= starts[each] == 0;
          names[each] = path.substring(starts[each]);
          ends.computeIfAbsent(names[each], end -> new ArrayList<>()).add(each);
        }
        for (List<Integer> same : ends.values()) {
          if (same.size() > 1) {
            (whole ? equal : alike).add(same);
          }
        }
      }
      open = alike;
    }
    return equal;
  }

  /** Where the last part of a path begins, of those before {@code end}. */
  private static int start(String path, int end) {
    int at = end - 2;
    while (at >= 0 && path.charAt(at) != '/' && path.charAt(at) != '\\') {
      at--;
    }
    return Math.max(at + 1, 0);
  }
}
