package arenacheck.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.account.Budget;
import arenacheck.account.MemoryRow;
import arenacheck.elf.ElfBytes;
import arenacheck.elf.ElfImage;
import arenacheck.elf.Symbol;
import arenacheck.flash.FlashMemory;
import arenacheck.image.LayoutChoice;
import arenacheck.image.LinkedImage;
import arenacheck.io.FilesRead;
import arenacheck.linkmap.GnuMapText;
import arenacheck.linkmap.LinkMap;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.memory.MemorySetting;
import arenacheck.memory.Target;
import arenacheck.residency.BesideReport;
import arenacheck.residency.ReportFile;
import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.List;

/**
 * A small firmware with its map, reports and options, checked in memory. It starts as an Apollo510
 * image: code at 0x410000 in MRAM with a vector table, stack pointer at the top of the DTCM. Tests
 * add sections, symbols and what the report promises.
 */
public final class Firmware {
  public static final long MRAM = 0x0041_0000L;
  public static final long DTCM = 0x2000_0000L;
  public static final long SRAM = 0x2008_0000L;
  public static final long PSRAM = 0x6000_0000L;

  public final ElfBytes elf;
  public GnuMapText map;
  private String mapText;
  private boolean mapGiven = true;
  private Target target;
  private boolean strict;
  private List<Memory> memories =
      new ArrayList<>(
          List.of(
              memory("itcm", 0, 0x40000),
              memory("dtcm", DTCM, 0x80000),
              memory("sram", SRAM, 0x300000),
              memory("mram", 0x0040_0000L, 0x400000)));
  private final List<MemorySetting> settings = new ArrayList<>();
  private boolean layoutFromMap;
  private final List<ResidencyReport> reports = new ArrayList<>();
  private final List<BesideReport> beside = new ArrayList<>();
  private final List<Binding> bindings = new ArrayList<>();
  private final List<Budget> budgets = new ArrayList<>();
  private FlashMemory flash;
  private final List<Waiver> waivers = new ArrayList<>();

  private Firmware(ElfBytes elf) {
    this.elf = elf;
  }

  /** The image with code and a vector table alone. */
  public static Firmware create() {
    return create(DTCM + 0x80000);
  }

  /** The same with the stack pointer elsewhere. */
  public static Firmware create(long stackPointer) {
    Firmware firmware = new Firmware(ElfBytes.elf32());
    firmware.elf.entry(MRAM + 9);
    int text = firmware.code(".text", MRAM, vectors(stackPointer, MRAM + 9));
    firmware.elf.symbol("main.c", Symbol.LOCAL, Symbol.FILE, 0xfff1, 0, 0);
    firmware.elf.symbol("counter", Symbol.LOCAL, Symbol.OBJECT, text, MRAM + 12, 4);
    firmware.elf.symbol("Reset_Handler", Symbol.GLOBAL, Symbol.FUNC, text, MRAM + 9, 2);
    return firmware;
  }

  /** An image without anything. */
  public static Firmware bare(ElfBytes elf) {
    return new Firmware(elf);
  }

  /**
   * 16 bytes: stack pointer, reset handler, code that names the load addresses of what it copies,
   * MRAM + 0x100 and MRAM + 0x1000.
   */
  public static byte[] vectors(long stackPointer, long reset) {
    return words(stackPointer, reset, MRAM + 0x100, MRAM + 0x1000);
  }

  /** Little-endian words. */
  public static byte[] words(long... values) {
    byte[] bytes = new byte[4 * values.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (values[i / 4] >>> 8 * (i % 4));
    }
    return bytes;
  }

  public static Memory memory(String name, long start, long length) {
    AddressRange range = new AddressRange(start, length);
    boolean keeps = name.equals("mram");
    return new Memory(name, List.of(range), range, false, keeps, null);
  }

  /** Contents that are not all zero. */
  public static byte[] weights(int size) {
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i++) {
      bytes[i] = (byte) (i * 7 + 1);
    }
    return bytes;
  }

  /** A NOBITS section of RAM; returns its index. */
  public int bss(String name, long address, long size) {
    return elf.nobits(name, ElfBytes.ALLOC | ElfBytes.WRITE, address, size);
  }

  /** A section with contents and its PT_LOAD; returns its index. */
  public int data(String name, long address, long load, byte[] contents) {
    int section =
        elf.section(name, ElfBytes.PROGBITS, ElfBytes.ALLOC | ElfBytes.WRITE, address, contents);
    elf.load(section, load);
    return section;
  }

  /** A section of code that runs where it is loaded; returns its index. */
  public int code(String name, long address, byte[] contents) {
    int flags = ElfBytes.ALLOC | ElfBytes.EXECUTABLE;
    int section = elf.section(name, ElfBytes.PROGBITS, flags, address, contents);
    elf.load(section, address);
    return section;
  }

  /** A file-static object. */
  public Firmware object(String name, int section, long address, long size) {
    elf.symbol(name, Symbol.LOCAL, Symbol.OBJECT, section, address, size);
    return this;
  }

  public Firmware global(String name, int section, long address, long size) {
    elf.symbol(name, Symbol.GLOBAL, Symbol.OBJECT, section, address, size);
    return this;
  }

  /** An STT_FILE entry; the locals behind it come from that file. */
  public Firmware file(String name) {
    elf.symbol(name, Symbol.LOCAL, Symbol.FILE, 0xfff1, 0, 0);
    return this;
  }

  /** An object in a NOBITS section of its own. */
  public Firmware scratchAt(String name, long address, long size) {
    return object(name, bss(".bss_" + name, address, size), address, size);
  }

  public Firmware plan(ResidencyReport report) {
    reports.add(report);
    beside.add(BesideReport.read(report, ReportFile.onDisk(report.path()), new FilesRead()));
    return this;
  }

  public Firmware plan(ResidencyReport report, BesideReport files) {
    reports.add(report);
    beside.add(files);
    return this;
  }

  /** Hands over a GNU map, to be filled. */
  public GnuMapText map() {
    map = new GnuMapText();
    return map;
  }

  public Firmware map(String text) {
    mapText = text;
    return this;
  }

  /** A map as ld.lld writes it. */
  public Firmware lldMap(String rows) {
    return map(
        "     VMA      LMA     Size Align Out     In      Symbol\n"
            + rows
            + "       0        0       5d     1 .shstrtab\n"
            + "       0        0       5d     1         <internal>:(.shstrtab)\n");
  }

  public Firmware mapFoundBeside() {
    mapGiven = false;
    return this;
  }

  public Firmware layout(Memory... list) {
    memories = new ArrayList<>(List.of(list));
    return this;
  }

  /** Takes the layout as the command line does, from target, settings and map. */
  public Firmware layoutFrom(Target target, MemorySetting... options) {
    this.target = target;
    settings.addAll(List.of(options));
    layoutFromMap = true;
    return this;
  }

  public Firmware target(Target target) {
    this.target = target;
    return this;
  }

  public Firmware bind(String arena, String symbol, long offset) {
    bindings.add(new Binding(arena + "=" + symbol, null, arena, symbol, offset, null));
    return this;
  }

  public Firmware bind(String arena, long start, long length) {
    bindings.add(
        new Binding(arena + "=...", null, arena, null, 0, new AddressRange(start, length)));
    return this;
  }

  public Firmware bind(Binding binding) {
    bindings.add(binding);
    return this;
  }

  public Firmware budget(String memory, Budget.Of of, long limit) {
    budgets.add(new Budget(memory + "=" + limit, memory, of, limit));
    return this;
  }

  public Firmware waive(Rule rule, String name) {
    waivers.add(new Waiver(rule.text() + (name == null ? "" : ":" + name), rule, name));
    return this;
  }

  /** What will be written to the device. */
  public Firmware flash(FlashMemory memory) {
    flash = memory;
    return this;
  }

  public Firmware strict() {
    strict = true;
    return this;
  }

  public Result check() {
    ElfImage image = elf.image();
    LinkMap linkMap =
        map != null ? map.map() : mapText != null ? GnuMapText.read(mapText) : (LinkMap) null;
    LinkedImage linked = LinkedImage.of(image, linkMap);
    Layout layout =
        layoutFromMap
            ? LayoutChoice.of(linked, target, settings)
            : new Layout(target == null ? "options" : "target:" + target.name(), memories);
    return Check.run(
        new CheckRequest(
            "test",
            new Inputs(
                new ElfInput(
                    "app.elf", null, image.elfClass(), image.machineName(), image.bigEndian()),
                linkMap == null
                    ? null
                    : new MapInput("fw.map", linkMap.linker().text(), mapGiven, 0),
                reports,
                List.of(),
                flash == null ? List.of() : flash.files()),
            beside,
            linked,
            flash,
            layout,
            target,
            bindings,
            budgets,
            waivers,
            strict));
  }

  /** Asserts that these are the findings, {@code rule level} each, in any object. */
  public Result finds(String... expected) {
    Result result = check();
    assertEquals(List.of(expected), told(result));
    return result;
  }

  /** {@code rule level} of each finding, waived ones marked. */
  public static List<String> told(Result result) {
    List<String> told = new ArrayList<>();
    for (Finding finding : result.findings()) {
      told.add(
          finding.rule().text()
              + " "
              + finding.level().text()
              + (finding.waived() ? " waived" : ""));
    }
    return told;
  }

  /** The only finding of that rule. */
  public static Finding only(Result result, Rule rule) {
    Finding only = null;
    for (Finding finding : result.findings()) {
      if (finding.rule() == rule) {
        assertEquals(null, only, "two findings of " + rule.text());
        only = finding;
      }
    }
    if (only == null) {
      throw new AssertionError("no " + rule.text() + " in " + told(result));
    }
    return only;
  }

  public static MemoryRow row(Result result, String memory) {
    for (MemoryRow row : result.accounts().rows()) {
      if (row.memory().equals(memory)) {
        return row;
      }
    }
    throw new AssertionError("no row for " + memory);
  }
}
