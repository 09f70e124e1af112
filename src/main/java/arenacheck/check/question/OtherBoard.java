package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.memory.Target;
import arenacheck.memory.Targets;
import java.util.List;

/** Is the target another board than the image's? */
final class OtherBoard {
  private OtherBoard() {}

  /**
   * The built-in board whose memories hold every object as promised, where the given target has
   * none of them in any memory; else {@code null}.
   */
  static String of(List<Asked> objects, Target target) {
    if (target == null || objects.isEmpty()) {
      return null;
    }
    for (Asked object : objects) {
      if (object.layout().at(object.range().start()) != null) {
        return null;
      }
    }
    for (String name : Targets.NAMES) {
      Layout other = Targets.find(name).layout(null);
      if (!name.equals(target.name()) && holds(other, objects)) {
        return name;
      }
    }
    return null;
  }

  private static boolean holds(Layout layout, List<Asked> objects) {
    for (Asked object : objects) {
      Memory promised = layout.find(object.promise().storage().memory());
      if (promised == null || !promised.contains(object.range())) {
        return false;
      }
    }
    return true;
  }
}
