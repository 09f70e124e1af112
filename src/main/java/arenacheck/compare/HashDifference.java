package arenacheck.compare;

import java.util.List;

/**
 * A hash of a module that differs.
 *
 * @param hash {@code plan_hash} or {@code tensor_layout_hash}
 * @param before or {@code null}
 * @param after or {@code null}
 * @param reasons what changed, one clause each; empty where nothing that is compared explains it
 */
public record HashDifference(
    String module, String hash, String before, String after, List<String> reasons) {
  public HashDifference {
    reasons = List.copyOf(reasons);
  }
}
