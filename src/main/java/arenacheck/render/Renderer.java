package arenacheck.render;

import arenacheck.check.Result;

/** Turns a result into a document: a pure function, equal results give equal text. */
public interface Renderer {
  /** The whole document, ending with a newline; empty where there is nothing to say. */
  String render(Result result);
}
