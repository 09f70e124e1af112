package arenacheck.image;

import java.util.ArrayList;
import java.util.List;

/**
 * Which of several candidates is the module's: those of its own file, then a global, then those of
 * no known file; without a module's file the only one of the promised size.
 *
 * @param chosen or {@code null} where nothing tells, or all are others'
 * @param others the rest, or all of them
 * @param witness what told, or {@code null} where there was only one
 * @param doubt why none was chosen, else {@code null}
 */
record Selection(Candidate chosen, List<LinkedObject> others, String witness, Located.Doubt doubt) {
  private static final String FILE = "the module's file";
  private static final String SIZE = "the promised size";
  private static final String GLOBAL = "the linker's resolution of global names";

  /**
   * Chooses.
   *
   * @param candidates exact names and variants
   */
  static Selection of(
      List<Candidate> candidates, String name, ModuleFiles.Others files, long size) {
    List<Candidate> own = new ArrayList<>();
    List<Candidate> exactOwn = new ArrayList<>();
    List<Candidate> nobodys = new ArrayList<>();
    Candidate global = null;
    for (Candidate candidate : candidates) {
      boolean exact = candidate.symbol().name().equals(name);
      if (files.holds(candidate)) {
        own.add(candidate);
        if (exact) {
          exactOwn.add(candidate);
        }
      } else if (exact && candidate.isGlobal()) {
        global = candidate;
      } else if (candidate.isNobodys()) {
        nobodys.add(candidate);
      }
    }
    if (!exactOwn.isEmpty()) {
      return among(exactOwn, candidates, size, FILE);
    }
    if (!own.isEmpty()) {
      // References resolve to the global, though the module's file has one of its own.
      return global != null
          ? none(candidates, Located.Doubt.SEVERAL)
          : among(own, candidates, size, FILE);
    }
    if (!files.known()) {
      return among(candidates, candidates, size, SIZE);
    }
    if (global != null) {
      return chosen(global, candidates, GLOBAL);
    }
    return nobodys.isEmpty()
        ? none(candidates, Located.Doubt.OTHER_FILE)
        : among(nobodys, candidates, size, FILE);
  }

  private static Selection among(
      List<Candidate> left, List<Candidate> all, long size, String witness) {
    if (left.size() == 1) {
      return chosen(left.get(0), all, witness);
    }
    Candidate one = null;
    for (Candidate candidate : left) {
      if (candidate.hasSize(size)) {
        if (one != null) {
          return none(all, Located.Doubt.SEVERAL);
        }
        one = candidate;
      }
    }
    return one == null ? none(all, Located.Doubt.SEVERAL) : chosen(one, all, SIZE);
  }

  private static Selection none(List<Candidate> all, Located.Doubt doubt) {
    return new Selection(null, objects(all, null), null, doubt);
  }

  private static Selection chosen(Candidate one, List<Candidate> all, String witness) {
    return new Selection(one, objects(all, one), all.size() == 1 ? null : witness, null);
  }

  private static List<LinkedObject> objects(List<Candidate> all, Candidate without) {
    List<LinkedObject> objects = new ArrayList<>();
    for (Candidate candidate : all) {
      if (candidate != without) {
        objects.add(candidate.object());
      }
    }
    return objects;
  }
}
