package arenacheck.image;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Which of several candidates is meant: the one from the module's own object file, else from its
 * own source file, else the only one of the promised size.
 *
 * @param chosen or {@code null} where nothing tells them apart
 * @param others the rest, or all of them
 * @param witness what told, or {@code null} where there was only one
 */
record Selection(LinkedObject chosen, List<LinkedObject> others, String witness) {

  static Selection of(List<Candidate> candidates, ModuleFiles files, long size) {
    if (candidates.size() == 1) {
      return new Selection(candidates.get(0).object(), List.of(), null);
    }
    List<Candidate> left = candidates;
    left = narrowed(left, candidate -> candidate.isIn(files));
    if (left.size() == 1) {
      return chosen(left.get(0), candidates, "the object file of the module's other arenas");
    }
    left = narrowed(left, candidate -> candidate.isFromSource(files));
    if (left.size() == 1) {
      return chosen(left.get(0), candidates, "the source file of the module's other arenas");
    }
    left = narrowed(left, candidate -> candidate.hasSize(size));
    if (left.size() == 1) {
      return chosen(left.get(0), candidates, "the promised size");
    }
    return new Selection(null, objects(candidates, null), null);
  }

  /** Those that pass, or all where none does: a witness that knows nobody says nothing. */
  private static List<Candidate> narrowed(List<Candidate> all, Predicate<Candidate> test) {
    List<Candidate> kept = new ArrayList<>();
    for (Candidate candidate : all) {
      if (test.test(candidate)) {
        kept.add(candidate);
      }
    }
    return kept.isEmpty() ? all : kept;
  }

  private static Selection chosen(Candidate one, List<Candidate> all, String witness) {
    return new Selection(one.object(), objects(all, one), witness);
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
