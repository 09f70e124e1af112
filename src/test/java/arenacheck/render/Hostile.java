package arenacheck.render;

import arenacheck.account.MemoryRow;
import arenacheck.account.Occupant;
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
import arenacheck.io.Place;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.residency.Arena;
import arenacheck.residency.Owner;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Role;
import arenacheck.residency.Tensor;
import java.util.List;
import java.util.Map;

/** A result in which every name is an attack on some output. */
public final class Hostile {
  /** Markup of every kind, an escape sequence, line ends, half a pair, a change of direction. */
  public static final String NAME =
      "</script><script>window.hit=1</script>\"' onfocus=window.hit=1 x='-->]]>&amp;`|**b**"
          + "[l](http://h.example/)@team#12 ::error::no%0A##[error]{0}"
          + "\u001b[31m\n::error::line\r\u202e\ud800\uffff\ufffe\0";

  private Hostile() {}

  public static Result result() {
    Subject subject =
        new Subject(NAME, NAME, Role.SCRATCH, NAME, 0L, ObjectKind.RUNTIME, NAME, NAME);
    return new Results()
        .report(
            new ResidencyReport(
                NAME,
                Results.SHA,
                NAME,
                5,
                NAME,
                NAME,
                NAME,
                List.of(arena()),
                List.of(new Tensor(NAME, Role.SCRATCH, NAME, null, 0, 16, 1))))
        .map(new MapInput(NAME, NAME, true, 0))
        .layout(layout())
        .object(
            new ObjectResult(
                subject,
                NAME,
                Owner.GENERATED,
                null,
                NAME,
                16,
                0,
                16,
                16,
                16,
                Status.FAILED,
                Results.linked(NAME, NAME, 0x20000000L, 16L),
                NAME,
                null,
                null,
                List.of(Rule.WRONG_MEMORY)))
        .object(
            new ObjectResult(
                new Subject(NAME, NAME, Role.CONSTANT, NAME, 1L, ObjectKind.RUNTIME, NAME, NAME),
                NAME,
                Owner.GENERATED,
                null,
                NAME,
                16,
                0,
                16,
                16,
                16,
                Status.UNVERIFIED,
                null,
                null,
                null,
                null,
                List.of()))
        .finding(
            Results.finding(
                Rule.WRONG_MEMORY,
                Level.ERROR,
                subject,
                Place.line(NAME, 3),
                "`" + NAME + "` is in " + NAME,
                List.of(new Note(Place.line(NAME, 4), NAME), new Note(null, "`" + NAME + "`")),
                NAME,
                Map.of(NAME, NAME)))
        .finding(
            Results.finding(
                Rule.MAP_STALE,
                Level.UNVERIFIED,
                Subject.of(ObjectKind.MAP),
                Place.of(NAME),
                NAME,
                List.of(),
                NAME,
                Map.of()))
        .memory(
            new MemoryRow(
                NAME,
                64L,
                0L,
                0L,
                0L,
                0L,
                0L,
                0L,
                0L,
                0L,
                List.of(Results.budget("total", 10, null))))
        .occupant(Occupant.Kind.SECTION, NAME, 0x20000000L, 32)
        .verdict(Verdict.FAIL);
  }

  private static Arena arena() {
    return new Arena(
        Role.SCRATCH, NAME, 0, 16, 16, 16, NAME, null, null, null, null, null, 1, "/arenas");
  }

  private static Layout layout() {
    AddressRange range = new AddressRange(0x20000000L, 64);
    return new Layout(NAME, List.of(new Memory(NAME, List.of(range), range, true, false, NAME)));
  }
}
