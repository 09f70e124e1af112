package arenacheck.image;

/** Where a fact about a linked object was read. */
public enum Evidence {
  ELF_SYMBOL("elf-symbol"),
  MAP_SYMBOL("map-symbol"),
  MAP_SECTION("map-section"),
  MAP_DISCARDED("map-discarded"),
  BINDING("binding");

  private final String text;

  Evidence(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }
}
