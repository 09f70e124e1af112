package arenacheck.check.wording;

import arenacheck.check.Asked;
import arenacheck.check.FindingDraft;
import arenacheck.check.Rule;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.image.BorderNames;
import arenacheck.image.CopyRun;
import arenacheck.image.InitialCopy;
import arenacheck.linkmap.Linker;
import arenacheck.memory.Address;
import arenacheck.memory.Memory;
import java.util.ArrayList;
import java.util.List;

/** Findings about the copy of initial contents to where they run. */
public final class CopyWording {
  private static final int MOST_SECTIONS = 8;

  private CopyWording() {}

  /**
   * @param copy none, or one that ends early
   */
  public static FindingDraft notCopied(Asked asked, InitialCopy copy) {
    Section section = asked.section();
    String load = Address.text(asked.linked().loadAddress());
    Memory kept = asked.layout().at(asked.linked().loadAddress());
    String message =
        Words.name(asked.promise())
            + " is kept at "
            + load
            + " in "
            + kept.name()
            + " and runs at "
            + Address.text(asked.linked().address());
    FindingDraft draft;
    if (copy instanceof InitialCopy.EndsEarly early) {
      draft =
          Words.about(
              Rule.NOT_COPIED,
              asked,
              message + ", but the copy that should bring it there ends at " + end(asked, early));
      draft.note(null, source(early.source()));
      draft.note(
          null,
          run(asked, copy.run())
              + "; no number found in the image is the end of a"
              + " section at or behind the object");
      draft.detail("copied_until", Address.text(early.end()));
    } else {
      draft =
          Words.about(
              Rule.NOT_COPIED, asked, message + ", but nothing in the image copies it there");
      InitialCopy.Source other = ((InitialCopy.Missing) copy).other();
      draft.note(
          null,
          run(asked, copy.run())
              + (other == null
                  ? "; neither words nor movw/movt pairs hold " + starts(copy.run(), section)
                  : "; " + source(other) + ", but with the run address of an empty section"));
    }
    draft.note(null, "it lies in " + Words.origin(asked.linked()));
    draft.help(help(asked, copy));
    draft.detail("load_address", load);
    draft.detail("section", section.name());
    draft.detail("input_section", asked.linked().inputSection());
    draft.detail("run", names(copy.run()));
    return draft;
  }

  private static String end(Asked asked, InitialCopy.EndsEarly early) {
    long missing = asked.linked().address() - early.end();
    return Address.text(early.end())
        + (missing >= 0 ? ", before it starts" : ", in the middle of it");
  }

  /** {@code 0x004100c8, where `.data` is kept, stands at 0x0041006c (`Reset_Handler`)}. */
  public static String source(InitialCopy.Source source) {
    return "the load address of `"
        + source.first().name()
        + "` stands at "
        + Address.text(source.address())
        + " in "
        + (source.holder() == null
            ? "section `" + source.within().name() + "`"
            : "`" + source.holder() + "`");
  }

  private static String run(Asked asked, CopyRun run) {
    Section section = asked.section();
    if (run.sections().size() == 1) {
      return "section `"
          + section.name()
          + "` "
          + asked.image().runRange(section).text()
          + " is kept at "
          + Address.text(run.load(section));
    }
    Section first = run.sections().get(0);
    return "one copy can bring "
        + names(run)
        + " to "
        + run.range().text()
        + ", kept from "
        + Address.text(run.load(first))
        + " on";
  }

  private static String names(CopyRun run) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < run.sections().size() && i < MOST_SECTIONS; i++) {
      text.append(i == 0 ? "`" : ", `").append(run.sections().get(i).name()).append('`');
    }
    int more = run.sections().size() - MOST_SECTIONS;
    return more > 0 ? text + " and " + more + " more" : text.toString();
  }

  /** The load addresses of the run's sections up to this one. */
  private static String starts(CopyRun run, Section last) {
    List<String> starts = new ArrayList<>();
    for (Section section : run.sections()) {
      starts.add(Address.text(run.load(section)));
      if (section.index() == last.index()) {
        break;
      }
    }
    int from = Math.max(0, starts.size() - MOST_SECTIONS);
    return String.join(" or ", starts.subList(from, starts.size()));
  }

  private static String help(Asked asked, InitialCopy copy) {
    Section section = asked.section();
    BorderNames names = new BorderNames(asked.image());
    long runEnd = asked.image().runRange(section).end();
    String name = section.name();
    boolean armlink = asked.image().map() != null && asked.image().map().linker() == Linker.ARMLINK;
    String end =
        value(
            names.find(runEnd, section.index()),
            armlink ? "Image$$" + name + "$$Limit" : "ADDR(" + name + ") + SIZEOF(" + name + ")",
            runEnd);
    String whole =
        "from "
            + value(
                names.find(copy.run().load(section), Symbol.ABSOLUTE),
                armlink ? "Load$$" + name + "$$Base" : "LOADADDR(" + name + ")",
                copy.run().load(section))
            + " to "
            + value(
                names.find(section.address(), section.index()),
                armlink ? "Image$$" + name + "$$Base" : "ADDR(" + name + ")",
                section.address())
            + " up to "
            + end;
    String mend =
        copy instanceof InitialCopy.EndsEarly early
            ? "let the copy end at "
                + end
                + " instead of "
                + Address.text(early.end())
                + ", or copy the section by itself, "
                + whole
            : "let start-up code copy the section, " + whole;
    return mend + "; where a boot loader copies it, --waive not-copied";
  }

  private static String value(String symbol, String expression, long value) {
    return (symbol == null ? expression : "`" + symbol + "`") + " (" + Address.text(value) + ")";
  }
}
