package arenacheck.cli;

import arenacheck.compare.JudgedImage;
import arenacheck.compare.Overview;
import arenacheck.compare.Side;
import arenacheck.io.FileName;
import arenacheck.io.InputException;
import arenacheck.render.JsonOverview;
import arenacheck.render.MarkdownOverview;
import arenacheck.render.TextOverview;
import arenacheck.render.html.OverviewPage;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** {@code arenacheck compare}: the saved results of many images side by side. */
final class CompareCommand {
  private static final List<String> FORMATS = List.of(Document.TEXT, "json", "markdown", "html");

  private final Console console;

  CompareCommand(Console console) {
    this.console = console;
  }

  static Syntax spec() {
    return Arguments.spec("arenacheck compare")
        .addOption(Arguments.repeatable("-o", "--output"))
        .addPositionals();
  }

  int call(List<String> args) {
    Parsed parsed = Arguments.parse(spec(), ArgumentFile.expand(args));
    if (parsed.wantsHelp()) {
      console.print(Resource.text("help/compare.txt"));
      return ExitCode.PASS;
    }
    if (parsed.positionals().isEmpty()) {
      throw new InputException(
          null,
          "no saved result is named",
          "`arenacheck compare RESULT...`: files that `arenacheck check ... -o json=FILE` saved");
    }
    List<Document> documents = Document.all(parsed.values("-o"), FORMATS);
    Overwriting overwriting = Document.guard(documents);
    List<String> results = distinct(parsed.positionals());
    overwriting.read(results);
    overwriting.read(ArgumentFile.names(args));
    List<JudgedImage> images = new ArrayList<>();
    for (String result : results) {
      images.add(JudgedImage.of(Side.readResult(result)));
    }
    Overview overview = Overview.of(images);
    Document.deliver(
        documents,
        format -> render(format, overview, false),
        format -> render(format, overview, console.wantsColour()),
        console);
    return ExitCode.of(overview.verdict());
  }

  private static String render(String format, Overview overview, boolean coloured) {
    return switch (format) {
      case "json" -> JsonOverview.render(overview);
      case "markdown" -> MarkdownOverview.render(overview);
      case "html" -> OverviewPage.render(overview, Version.text());
      default -> TextOverview.render(overview, coloured);
    };
  }

  /** A file that is met again, whatever its spelling, is left out: no image counts twice. */
  private static List<String> distinct(List<String> files) {
    Set<Object> taken = new HashSet<>();
    List<String> distinct = new ArrayList<>();
    for (String file : files) {
      if (taken.add(identity(file))) {
        distinct.add(file);
      }
    }
    return distinct;
  }

  /** The real path; the name where there is none, which is refused when it is read. */
  private static Object identity(String file) {
    try {
      return FileName.path(file).toRealPath();
    } catch (IOException | InvalidPathException e) {
      return file;
    }
  }
}
