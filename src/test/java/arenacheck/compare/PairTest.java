package arenacheck.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PairTest {
  /** A thing is spelled {@code kind/place#number}: kind and place are its identity. */
  private static String pairs(List<String> before, List<String> after) {
    StringBuilder text = new StringBuilder();
    for (Pair<String> pair :
        Pair.of(
            before,
            after,
            each -> each.substring(0, each.indexOf('#')),
            each -> each.substring(0, each.indexOf('/')))) {
      text.append(pair.before()).append('=').append(pair.after()).append(' ');
    }
    return text.toString().trim();
  }

  @Test
  void of_identity_matchesWhateverTheOrder() {
    assertEquals(
        "a/x#1=a/x#2 b/x#1=b/x#2", pairs(List.of("a/x#1", "b/x#1"), List.of("b/x#2", "a/x#2")));
  }

  @Test
  void of_identityTwice_matchesFirstWithFirst() {
    assertEquals(
        "a/x#1=a/x#3 a/x#2=a/x#4", pairs(List.of("a/x#1", "a/x#2"), List.of("a/x#3", "a/x#4")));
    assertEquals("a/x#1=a/x#3 a/x#2=null", pairs(List.of("a/x#1", "a/x#2"), List.of("a/x#3")));
  }

  @Test
  void of_onlyOneOfItsKindLeft_matchesInAnotherPlace() {
    assertEquals("a/x#1=a/y#2", pairs(List.of("a/x#1"), List.of("a/y#2")));
    assertEquals(
        "a/x#1=a/x#2 a/y#1=a/z#2", pairs(List.of("a/x#1", "a/y#1"), List.of("a/z#2", "a/x#2")));
  }

  @Test
  void of_severalOfAKindLeft_areNotGuessed() {
    assertEquals(
        "a/x#1=null null=a/y#2 null=a/z#2", pairs(List.of("a/x#1"), List.of("a/y#2", "a/z#2")));
    assertEquals(
        "a/x#1=null a/y#1=null null=a/z#2", pairs(List.of("a/x#1", "a/y#1"), List.of("a/z#2")));
  }
}
