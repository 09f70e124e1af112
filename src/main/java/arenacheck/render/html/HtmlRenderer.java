package arenacheck.render.html;

import arenacheck.check.Result;
import arenacheck.render.Renderer;
import arenacheck.render.Shipped;
import arenacheck.render.Summary;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;

/**
 * One page for people, in one file: the verdict, the findings, a picture of each memory, the
 * tensors of each arena, the tables. It loads nothing, and its content security policy allows only
 * the style and the script that are in it, by their hashes. Without scripts everything can be read
 * but the tensors.
 */
public final class HtmlRenderer implements Renderer {
  @Override
  public void render(Result result, Writer writer) throws IOException {
    String style = Shipped.text("html/page.css");
    String script = Shipped.text("html/page.js");
    List<ArenaTensors> arenas = ArenaTensors.of(result);
    Markup out = new Markup(writer);
    head(out, result, style, hash(script));
    out.raw("<body>\n").raw(Shipped.text("html/patterns.svg"));
    verdict(out, result);
    out.raw("<main>\n");
    FindingList.print(out, result);
    BaselineTable.print(out, result);
    Pictures.print(out, result);
    ArenaList.print(out, arenas);
    ObjectTable.print(out, result);
    MemoryTables.print(out, result);
    InputTables.print(out, result);
    RuleList.print(out, result);
    out.raw(
        "</main>\n<div id=\"tip\" hidden></div>\n<div id=\"say\" class=\"sr\" aria-live=\"polite\"></div>\n");
    out.raw("<script type=\"application/json\" id=\"tensors\">");
    out.raw(TensorJson.of(arenas)).raw("</script>\n");
    out.raw("<script>").raw(script).raw("</script>\n</body>\n</html>\n");
    out.flush();
  }

  private static void head(Markup out, Result result, String style, String scriptHash) {
    out.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    out.raw(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src '");
    out.raw(hash(style)).raw("'; script-src '").raw(scriptHash);
    out.raw("'; base-uri 'none'; form-action 'none'\">\n");
    out.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    out.raw(result.verdict().text()).raw(": ").text(result.inputs().elf().path());
    out.raw(" - arenacheck</title>\n<style>").raw(style).raw("</style>\n</head>\n");
  }

  private static void verdict(Markup out, Result result) {
    String verdict = result.verdict().text();
    out.raw("<header class=\"verdict-").raw(verdict).raw("\">\n<h1><span id=\"verdict\">");
    out.raw(verdict).raw("</span> <span class=\"file\">").text(result.inputs().elf().path());
    out.raw("</span></h1>\n<p>").text(Summary.of(result)).raw("</p>\n");
    out.raw(
        "<div class=\"bar\"><nav><a href=\"#findings\">findings</a> <a href=\"#memories\">memories</a>");
    out.raw(" <a href=\"#arenas\">arenas and tensors</a> <a href=\"#objects\">objects</a>");
    out.raw(" <a href=\"#table\">memory table</a> <a href=\"#inputs\">inputs</a></nav>\n");
    out.raw("<div class=\"search\" role=\"search\"><label for=\"search\">search</label>");
    out.raw("<input type=\"search\" id=\"search\" autocomplete=\"off\" spellcheck=\"false\"");
    out.raw(" placeholder=\"name, address, rule ... (key: /)\">");
    out.raw("<output id=\"found\" for=\"search\" aria-live=\"polite\"></output></div></div>\n");
    out.raw("</header>\n");
  }

  /** As a policy writes it: {@code sha256-...} of the UTF-8 bytes between the tags. */
  static String hash(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] bytes = digest.digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
