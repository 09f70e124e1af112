package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.memory.Address;
import arenacheck.residency.Role;
import java.util.List;

/**
 * Which scratch arenas are stored in the image although nobody reads what they hold at start-up?
 */
public final class IdleLoadImages {

  /** Adds one sentence per arena. */
  public void ask(List<Asked> objects, List<String> remarks) {
    for (Asked asked : objects) {
      Long load = asked.linked().loadAddress();
      if (asked.promise().arena().role() == Role.SCRATCH
          && asked.promise().isGenerated()
          && load != null
          && load != asked.linked().address()) {
        remarks.add(
            "the scratch arena `"
                + asked.promise().name()
                + "` has a load image of "
                + Address.bytes(asked.range().length())
                + " at "
                + Address.text(load)
                + " for nothing: give it a zero-initialised section");
      }
    }
  }
}
