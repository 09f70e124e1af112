package arenacheck.check.locate;

import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.image.LinkedImage;
import java.util.ArrayList;
import java.util.List;

/** Answers what lies at an address and where a name lies, from a check's result and its image. */
public final class Locating {
  private final Names names;
  private final Addresses addresses;

  public Locating(Result result, LinkedImage image) {
    List<ArenaStorage> storage = new ArrayList<>();
    for (ObjectResult object : result.objects()) {
      ArenaStorage each = ArenaStorage.of(object);
      if (each != null) {
        storage.add(each);
      }
    }
    this.names = new Names(result, image);
    this.addresses = new Addresses(image, result.accounts().layout(), storage, new Tensors(result));
  }

  /** What lies at an address, unsigned. */
  public Answer at(String query, long address) {
    return addresses.answer(query, address);
  }

  /** Where a tensor, an arena or a symbol lies. */
  public Answer named(String query) {
    return names.answer(query);
  }

  /** Every name of the reports that a query may be. */
  public List<String> names() {
    return names.all();
  }
}
