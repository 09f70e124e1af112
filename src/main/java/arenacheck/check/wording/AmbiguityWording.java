package arenacheck.check.wording;

import arenacheck.check.FindingDraft;
import arenacheck.check.Promise;
import arenacheck.check.Rule;
import arenacheck.image.LinkedObject;
import arenacheck.image.Located;
import arenacheck.memory.Address;
import java.util.ArrayList;
import java.util.List;

/** Findings about objects of the promised name that cannot be taken for the module's. */
public final class AmbiguityWording {
  private AmbiguityWording() {}

  public static FindingDraft ambiguous(Promise promise, String name, Located.Ambiguous found) {
    FindingDraft draft =
        new FindingDraft(
                Rule.SYMBOL_AMBIGUOUS, promise.subject(), "`" + name + "` " + message(found))
            .at(promise.place())
            .note(promise.place(), "promised here: " + Words.promise(promise))
            .help(help(promise, found.doubt()));
    List<Object> addresses = new ArrayList<>();
    for (LinkedObject candidate : found.candidates()) {
      draft.note(null, "candidate: " + Words.candidate(candidate));
      addresses.add(Address.text(candidate.address()));
    }
    return draft.detail("candidates", addresses);
  }

  private static String message(Located.Ambiguous found) {
    return switch (found.doubt()) {
      case SEVERAL -> "could be any of " + found.candidates().size() + " objects";
      case OTHER_FILE ->
          "is only linked as a static of another file than the module's other arenas";
      case DROPPED_TOO ->
          "is linked from one file and discarded from another: which one is the module's is not told";
      case LINKAGE ->
          "is linked as a global, the module's other arenas are statics of one file: it may be"
              + " another file's";
      case OF_FUNCTION -> "is only linked as an object inside a function";
    };
  }

  private static String help(Promise promise, Located.Doubt doubt) {
    if (promise.isBound()) {
      return "give the buffer a name of its own: which of them the application passes to the model is"
          + " not in the image";
    }
    return switch (doubt) {
      case SEVERAL ->
          "two modules were generated with one prefix: give each its own module name, or link one of"
              + " them only";
      case OTHER_FILE, OF_FUNCTION ->
          "give that object another name: what became of the module's own then shows";
      case DROPPED_TOO ->
          "give the application's object another name, or leave its file out: if nothing refers to the"
              + " module's own, that is then said";
      case LINKAGE ->
          "pass the map of this link (-Wl,-Map=FILE): it names the file that the object comes from";
    };
  }
}
