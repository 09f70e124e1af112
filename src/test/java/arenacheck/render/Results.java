package arenacheck.render;

import arenacheck.account.BudgetUse;
import arenacheck.account.MemoryRow;
import arenacheck.account.Occupant;
import arenacheck.check.Accounts;
import arenacheck.check.ElfInput;
import arenacheck.check.Finding;
import arenacheck.check.Inputs;
import arenacheck.check.Level;
import arenacheck.check.MapInput;
import arenacheck.check.Note;
import arenacheck.check.ObjectKind;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Status;
import arenacheck.check.Subject;
import arenacheck.check.Verdict;
import arenacheck.image.Evidence;
import arenacheck.image.InitialCopy;
import arenacheck.image.LinkedObject;
import arenacheck.io.Place;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.residency.Owner;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Results for tests of what comes after a check. */
public final class Results {
  static final String SHA = "0123456789abcdef".repeat(4);
  static final String REPORT = "aot_residency.json";

  private final List<ResidencyReport> reports = new ArrayList<>(List.of(report(REPORT, "aot")));
  private final List<ObjectResult> objects = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private List<MemoryRow> memory = List.of();
  private final List<Occupant> occupants = new ArrayList<>();
  private MapInput map = new MapInput("fw.map", "gnu-ld", true, 0);
  private Layout layout =
      new Layout(
          "options",
          List.of(
              new Memory(
                  "dtcm",
                  List.of(new AddressRange(0x20000000L, 0x80000)),
                  new AddressRange(0x20000000L, 0x7c000),
                  true,
                  false,
                  "MCU_TCM")));

  /** Three objects that are as promised, and the memory that holds them. */
  public static Result clean() {
    return new Results()
        .ok(Role.CONSTANT, 2, "aot_arena_const_dtcm__blob", ".data", 0x20004000L, 44176)
        .ok(Role.PERSISTENT, 1, "aot_arena_persistent_dtcm_buffer", ".bss", 0x200102e0L, 128)
        .ok(Role.SCRATCH, 0, "aot_arena_dtcm_buffer", ".bss", 0x2000eca0L, 5696)
        .memory(
            new MemoryRow(
                "dtcm", 507904L, 50000L, 0L, 50000L, 0L, null, null, null, null, List.of()))
        .verdict(Verdict.PASS);
  }

  /** One object of three was discarded. */
  public static Result failing() {
    String symbol = "aot_arena_persistent_dtcm_buffer";
    Finding discarded =
        finding(
            Rule.SYMBOL_DISCARDED,
            Level.ERROR,
            subject(Role.PERSISTENT, 1, symbol),
            Place.line("fw.map", 7),
            "`" + symbol + "` was discarded by the linker",
            List.of(
                new Note(Place.line("fw.map", 7), "input section `.bss." + symbol + "`, 128 bytes"),
                new Note(null, "the object file is `aot_tensors.c.obj`")),
            "nothing in the image refers to it",
            Map.of("size", 128L));
    return new Results()
        .ok(Role.CONSTANT, 2, "aot_arena_const_dtcm__blob", ".data", 0x20004000L, 44176)
        .object(
            subject(Role.PERSISTENT, 1, symbol),
            128,
            Status.FAILED,
            null,
            List.of(Rule.SYMBOL_DISCARDED))
        .ok(Role.SCRATCH, 0, "aot_arena_dtcm_buffer", ".bss", 0x2000eca0L, 5696)
        .finding(discarded)
        .verdict(Verdict.FAIL);
  }

  /** So many findings of one rule with one help line. */
  public static Result many(int count) {
    Results results = new Results();
    for (int i = 0; i < count; i++) {
      results.finding(
          finding(
              Rule.SYMBOL_STRIPPED,
              Level.UNVERIFIED,
              subject(Role.SCRATCH, i, "s" + i),
              null,
              "the image no longer names `s" + i + "`",
              List.of(new Note(null, "the map places it")),
              "check the image that the linker wrote",
              Map.of()));
    }
    return results.verdict(Verdict.INCOMPLETE);
  }

  /** One object, and a memory that nothing is in. */
  public static Result besideAnEmptyMemory() {
    return new Results()
        .ok(Role.SCRATCH, 0, "aot_arena_dtcm_buffer", ".bss", 0x2000eca0L, 5696)
        .layout(
            new Layout(
                "options",
                List.of(
                    memory("dtcm", 0x20000000L, 0x80000), memory("sram", 0x20080000L, 0x300000))))
        .verdict(Verdict.PASS);
  }

  private static Memory memory(String name, long start, long length) {
    return new Memory(name, List.of(new AddressRange(start, length)), null, false, false, null);
  }

  /** A constant at 0x20004000 with initial contents at an address; nothing copies them. */
  public static Result stored(long load) {
    String symbol = "aot_arena_const_dtcm__blob";
    LinkedObject linked =
        new LinkedObject(
            symbol,
            0x20004000L,
            1024L,
            load,
            ".data",
            3,
            null,
            null,
            Evidence.ELF_SYMBOL,
            null,
            false);
    return new Results()
        .object(
            new ObjectResult(
                subject(Role.CONSTANT, 2, symbol),
                "aot_arena",
                Owner.GENERATED,
                null,
                "cold",
                1024,
                0,
                1024,
                507904,
                16,
                Status.UNVERIFIED,
                linked,
                "dtcm",
                null,
                new InitialCopy.Missing(null, null),
                List.of(Rule.NOT_COPIED)))
        .verdict(Verdict.INCOMPLETE);
  }

  static ResidencyReport report(String path, String module) {
    return new ResidencyReport(
        path,
        SHA,
        module,
        5,
        "0.33.0",
        "87f6d61da9206a74",
        "5d41402abc4b2a76",
        List.of(),
        List.of());
  }

  static Subject subject(Role role, long regionId, String symbol) {
    return new Subject(REPORT, "aot", role, "dtcm", regionId, ObjectKind.RUNTIME, symbol, "dtcm");
  }

  static Finding finding(
      Rule rule,
      Level level,
      Subject subject,
      Place place,
      String message,
      List<Note> notes,
      String help,
      Map<String, Object> detail) {
    return new Finding(rule, level, false, subject, place, message, notes, help, detail);
  }

  static LinkedObject linked(String symbol, String section, long address, Long size) {
    return new LinkedObject(
        symbol, address, size, null, section, 3, null, null, Evidence.ELF_SYMBOL, null, false);
  }

  Results ok(Role role, long regionId, String symbol, String section, long address, long size) {
    return object(
        subject(role, regionId, symbol),
        size,
        Status.OK,
        linked(symbol, section, address, size),
        List.of());
  }

  Results object(Subject subject, long size, Status status, LinkedObject linked, List<Rule> rules) {
    return object(
        new ObjectResult(
            subject,
            "aot_arena",
            Owner.GENERATED,
            null,
            null,
            size,
            0,
            size,
            507904,
            16,
            status,
            linked,
            linked == null ? null : "dtcm",
            null,
            null,
            rules));
  }

  Results object(ObjectResult object) {
    objects.add(object);
    return this;
  }

  Results finding(Finding finding) {
    findings.add(finding);
    return this;
  }

  /** Short form for tests of levels. */
  Results finding(Rule rule, Level level, String message) {
    return finding(
        finding(
            rule,
            level,
            subject(Role.SCRATCH, 0, "s"),
            Place.of("fw.elf"),
            message,
            List.of(),
            null,
            Map.of()));
  }

  Results memory(MemoryRow... rows) {
    memory = List.of(rows);
    return this;
  }

  Results occupant(Occupant.Kind kind, String name, long start, long length) {
    occupants.add(new Occupant(new AddressRange(start, length), kind, name));
    return this;
  }

  Results map(MapInput given) {
    map = given;
    return this;
  }

  Results layout(Layout given) {
    layout = given;
    return this;
  }

  Results report(ResidencyReport given) {
    reports.add(given);
    return this;
  }

  static BudgetUse budget(String of, long limit, Long value) {
    return new BudgetUse(of, limit, value);
  }

  Result verdict(Verdict verdict) {
    return new Result(
        "0.1.0",
        verdict,
        new Inputs(new ElfInput("fw.elf", "c0ffee", 32, "ARM", false), map, reports),
        objects,
        findings,
        new Accounts(layout, memory, List.of(), occupants));
  }
}
