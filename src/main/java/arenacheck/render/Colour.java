package arenacheck.render;

import arenacheck.check.Level;
import arenacheck.check.Status;
import arenacheck.check.Verdict;

/** Terminal colours, or none. */
enum Colour {
  NONE(false),
  ANSI(true);

  private static final String RED = "\u001b[1;31m";
  private static final String GREEN = "\u001b[1;32m";
  private static final String YELLOW = "\u001b[1;33m";
  private static final String CYAN = "\u001b[1;36m";
  private static final String BOLD = "\u001b[1m";
  private static final String END = "\u001b[0m";

  private final boolean on;

  Colour(boolean on) {
    this.on = on;
  }

  String level(Level level, String text) {
    return switch (level) {
      case ERROR -> paint(RED, text);
      case UNVERIFIED -> paint(YELLOW, text);
      case WARNING -> paint(YELLOW, text);
      case NOTE -> paint(CYAN, text);
    };
  }

  String status(Status status, String text) {
    return switch (status) {
      case OK -> paint(GREEN, text);
      case FAILED -> paint(RED, text);
      case UNVERIFIED -> paint(YELLOW, text);
    };
  }

  String verdict(Verdict verdict, String text) {
    return switch (verdict) {
      case PASS -> paint(GREEN, text);
      case FAIL -> paint(RED, text);
      case INCOMPLETE -> paint(YELLOW, text);
    };
  }

  String strong(String text) {
    return paint(BOLD, text);
  }

  private String paint(String start, String text) {
    return on ? start + text + END : text;
  }
}
