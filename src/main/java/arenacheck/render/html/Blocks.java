package arenacheck.render.html;

import arenacheck.account.Occupant;
import arenacheck.check.ObjectKind;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Status;
import arenacheck.image.LinkedObject;
import arenacheck.memory.AddressRange;
import arenacheck.render.ObjectLabel;
import java.util.ArrayList;
import java.util.List;

/** Everything in a result that has addresses: storage objects, their load images, sections. */
final class Blocks {
  private Blocks() {}

  static List<Block> of(Result result) {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < result.objects().size(); i++) {
      if (result.objects().get(i).linked() != null) {
        addObject(blocks, result.objects().get(i), i);
      }
    }
    for (int i = 0; i < result.accounts().occupants().size(); i++) {
      Occupant occupant = result.accounts().occupants().get(i);
      String name = occupant.name().isEmpty() ? "(no name)" : occupant.name();
      blocks.add(
          new Block(
              occupant.kind().text(),
              name,
              occupant.range(),
              occupant.range(),
              true,
              -1,
              i,
              null,
              about(occupant)));
    }
    return blocks;
  }

  private static void addObject(List<Block> blocks, ObjectResult object, int index) {
    LinkedObject linked = object.linked();
    AddressRange range = linked.range();
    String label = ObjectLabel.symbol(object);
    String name = label == null ? object.enumName() : label;
    boolean sized = linked.size() != null;
    Status status = object.status();
    blocks.add(
        new Block(
            kind(object), name, range, range, sized, index, -1, status, about(object, false)));
    Long load = linked.loadAddress();
    if (load != null && load != linked.address() && sized) {
      AddressRange stored = AddressRange.clamped(load, linked.size());
      blocks.add(
          new Block("load", name, stored, stored, true, index, -1, status, about(object, true)));
    }
  }

  private static String kind(ObjectResult object) {
    return object.subject().object() == ObjectKind.SOURCE
        ? "source"
        : object.subject().role().text();
  }

  private static String about(ObjectResult object, boolean load) {
    StringBuilder text = new StringBuilder();
    text.append(load ? "load image of " : "").append(ObjectLabel.arena(object.subject(), true));
    text.append(object.subject().object() == ObjectKind.SOURCE ? ", staged source" : "");
    text.append(", promised in ").append(object.subject().memory());
    if (object.linked().section() != null) {
      text.append(", section ").append(object.linked().section());
    }
    text.append(", ").append(object.status().text());
    for (Rule rule : object.rules()) {
      text.append(' ').append(rule.text());
    }
    return text.toString();
  }

  private static String about(Occupant occupant) {
    return switch (occupant.kind()) {
      case SECTION -> "output section";
      case STACK -> "stack";
      case HEAP -> "heap that fills the region; the table counts it as free";
      case LOAD_IMAGE -> "load image of the section";
    };
  }
}
