package arenacheck.linkmap;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A map in columns. The indexes are made when they are first asked. */
final class StoredMap implements LinkMap {
  private final String path;
  private final Linker linker;
  private final Verdict verdict;
  private final List<MapRegion> regions;
  private final List<OutputSection> outputs;
  private final SectionRows kept;
  private final SectionRows discarded;
  private final SymbolRows symbols;
  private final Map<Integer, AddressIndex> byAddress = new HashMap<>();
  private NameIndex byName;

  /** What the reader has to say about the text itself. */
  record Verdict(
      MapTrouble incomplete,
      List<MapTrouble> troubles,
      int unknownLines,
      int firstUnknownLine,
      boolean listsDiscarded) {}

  StoredMap(
      String path,
      Linker linker,
      Verdict verdict,
      List<MapRegion> regions,
      List<OutputSection> outputs,
      SectionRows kept,
      SectionRows discarded,
      SymbolRows symbols) {
    this.path = path;
    this.linker = linker;
    this.verdict = verdict;
    this.regions = List.copyOf(regions);
    this.outputs = List.copyOf(outputs);
    this.kept = kept;
    this.discarded = discarded;
    this.symbols = symbols;
  }

  @Override
  public String path() {
    return path;
  }

  @Override
  public Linker linker() {
    return linker;
  }

  @Override
  public MapTrouble incomplete() {
    return verdict.incomplete;
  }

  @Override
  public List<MapTrouble> troubles() {
    return verdict.troubles;
  }

  @Override
  public int unknownLines() {
    return verdict.unknownLines;
  }

  @Override
  public int firstUnknownLine() {
    return verdict.firstUnknownLine;
  }

  @Override
  public List<MapRegion> regions() {
    return regions;
  }

  @Override
  public boolean listsDiscarded() {
    return verdict.listsDiscarded;
  }

  @Override
  public List<OutputSection> outputSections() {
    return outputs;
  }

  @Override
  public int inputSectionCount() {
    return kept.count();
  }

  @Override
  public InputSection inputSection(int position) {
    return kept.get(position);
  }

  @Override
  public int symbolCount() {
    return symbols.count();
  }

  @Override
  public MapSymbol symbol(int position) {
    return symbols.get(position);
  }

  @Override
  public long symbolAddress(int position) {
    return symbols.address(position);
  }

  @Override
  public long symbolSize(int position) {
    return symbols.size(position);
  }

  @Override
  public long symbolNameHash(int position) {
    return symbols.nameHash(position);
  }

  @Override
  public synchronized List<MapSymbol> symbolsNamed(String name) {
    if (byName == null) {
      byName = new NameIndex(symbols);
    }
    return byName.find(name.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public List<InputSection> discarded() {
    return discarded.asList();
  }

  @Override
  public List<InputSection> discardedFor(String symbol) {
    return discarded.forSymbol(symbol.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public synchronized InputSection inputSectionAt(int output, long address) {
    AddressIndex index = byAddress.get(output);
    if (index == null) {
      index = new AddressIndex(kept, output);
      byAddress.put(output, index);
    }
    int row = index.find(address);
    return row < 0 ? null : kept.get(row);
  }

  @Override
  public List<InputSection> inputSectionsFor(String symbol) {
    return kept.forSymbol(symbol.getBytes(StandardCharsets.UTF_8));
  }
}
