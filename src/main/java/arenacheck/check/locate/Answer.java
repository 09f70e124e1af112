package arenacheck.check.locate;

import arenacheck.image.LinkedObject;
import java.util.ArrayList;
import java.util.List;

/**
 * The answer to one query.
 *
 * @param query as it was given
 * @param address that it stands for, unsigned; {@code null} for a name
 * @param matches storage objects, in the order of the reports
 * @param symbols of the image, where nothing of the reports is located under a name
 * @param surroundings of an address, else {@code null}
 */
public record Answer(
    String query,
    Long address,
    List<Match> matches,
    List<LinkedObject> symbols,
    Surroundings surroundings) {
  public Answer {
    matches = List.copyOf(matches);
    symbols = List.copyOf(symbols);
  }

  /** Whether something of the plan, or a symbol of that name, has an address. */
  public boolean isFound() {
    for (Match match : matches) {
      if (match.storage() != null) {
        return true;
      }
    }
    return !symbols.isEmpty();
  }

  /** The same with further matches in front. */
  public Answer with(List<Match> more) {
    List<Match> all = new ArrayList<>(more);
    all.addAll(matches);
    return new Answer(query, address, all, symbols, surroundings);
  }
}
