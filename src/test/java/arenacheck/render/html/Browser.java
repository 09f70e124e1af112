package arenacheck.render.html;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A headless Chromium, driven over the WebDriver protocol (W3C) by chromedriver. */
public final class Browser implements AutoCloseable {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Pattern PORT = Pattern.compile("successfully on port (\\d+)");
  private static final String[] OPTIONS = {
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1280,1000",
  };

  private final HttpClient http = HttpClient.newHttpClient();
  private final Process driver;
  private final String base;
  private String session;

  private Browser(Process driver, int port) {
    this.driver = driver;
    this.base = "http://127.0.0.1:" + port;
  }

  /** Whether chromium and chromedriver are on the PATH. */
  public static boolean isInstalled() {
    return isOnPath("chromedriver") && isOnPath("chromium");
  }

  private static boolean isOnPath(String name) {
    for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
      if (!folder.isEmpty() && new File(folder, name).canExecute()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Starts both.
   *
   * @param profile a folder that does not exist yet
   */
  public static Browser start(Path profile) throws IOException, InterruptedException {
    Process driver =
        new ProcessBuilder("chromedriver", "--port=0").redirectErrorStream(true).start();
    BufferedReader said = driver.inputReader(StandardCharsets.UTF_8);
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      Matcher port = PORT.matcher(line);
      if (port.find()) {
        Browser browser = new Browser(driver, Integer.parseInt(port.group(1)));
        try {
          browser.open(profile);
        } catch (IOException | InterruptedException e) {
          browser.close();
          throw e;
        }
        return browser;
      }
    }
    driver.destroy();
    throw new IOException("chromedriver did not start");
  }

  private void open(Path profile) throws IOException, InterruptedException {
    ObjectNode body = MAPPER.createObjectNode();
    ObjectNode wanted = body.putObject("capabilities").putObject("alwaysMatch");
    wanted.putObject("goog:loggingPrefs").put("browser", "ALL");
    ArrayNode args = wanted.putObject("goog:chromeOptions").putArray("args");
    for (String option : OPTIONS) {
      args.add(option);
    }
    args.add("--user-data-dir=" + profile);
    session = call("POST", "/session", body).get("sessionId").asText();
  }

  /** Loads a page and waits for it. */
  public void load(Path page) throws IOException, InterruptedException {
    post("/url", MAPPER.createObjectNode().put("url", page.toUri().toString()));
  }

  /** The value of a function body's {@code return}. */
  public JsonNode run(String script) throws IOException, InterruptedException {
    ObjectNode body = MAPPER.createObjectNode().put("script", script);
    body.putArray("args");
    return post("/execute/sync", body);
  }

  /** Waits for a condition: the body of a function that returns a truth value. */
  public void await(String condition) throws IOException, InterruptedException {
    for (int i = 0; i < 100; i++) {
      if (run(condition).asBoolean()) {
        return;
      }
      Thread.sleep(100);
    }
    throw new IOException("never came true: " + condition);
  }

  /** Presses keys one after the other; named keys are WebDriver's code points. */
  public void press(String keys) throws IOException, InterruptedException {
    ObjectNode body = MAPPER.createObjectNode();
    ObjectNode source = body.putArray("actions").addObject().put("type", "key").put("id", "k");
    ArrayNode actions = source.putArray("actions");
    for (int i = 0; i < keys.length(); i++) {
      actions.addObject().put("type", "keyDown").put("value", keys.substring(i, i + 1));
      actions.addObject().put("type", "keyUp").put("value", keys.substring(i, i + 1));
    }
    post("/actions", body);
  }

  /** Moves the pointer to a place in the window. */
  public void point(int x, int y) throws IOException, InterruptedException {
    ObjectNode body = MAPPER.createObjectNode();
    ObjectNode source = body.putArray("actions").addObject().put("type", "pointer").put("id", "m");
    source
        .putArray("actions")
        .addObject()
        .put("type", "pointerMove")
        .put("duration", 0)
        .put("x", x)
        .put("y", y);
    post("/actions", body);
  }

  /** What the console has to say since the last call: errors, refusals of the policy. */
  public JsonNode console() throws IOException, InterruptedException {
    return post("/se/log", MAPPER.createObjectNode().put("type", "browser"));
  }

  /** Makes the page believe in a colour scheme or a medium: {@code dark}, {@code light}. */
  public void scheme(String value) throws IOException, InterruptedException {
    ObjectNode body = MAPPER.createObjectNode().put("cmd", "Emulation.setEmulatedMedia");
    body.putObject("params")
        .putArray("features")
        .addObject()
        .put("name", "prefers-color-scheme")
        .put("value", value);
    post("/goog/cdp/execute", body);
  }

  /** Sets the window's size, which is the page's when there is no head of a window. */
  public void size(int width, int height) throws IOException, InterruptedException {
    ObjectNode body = MAPPER.createObjectNode().put("cmd", "Emulation.setDeviceMetricsOverride");
    body.putObject("params")
        .put("width", width)
        .put("height", height)
        .put("deviceScaleFactor", 1)
        .put("mobile", false);
    post("/goog/cdp/execute", body);
  }

  /** On how many sheets of its own size the page is printed. */
  public int sheets() throws IOException, InterruptedException {
    ObjectNode body = MAPPER.createObjectNode().put("cmd", "Page.printToPDF");
    body.putObject("params").put("preferCSSPageSize", true).put("printBackground", true);
    String pdf =
        new String(
            Base64.getDecoder().decode(post("/goog/cdp/execute", body).get("data").asText()),
            StandardCharsets.ISO_8859_1);
    Matcher count = Pattern.compile("/Count (\\d+)").matcher(pdf);
    if (!count.find()) {
      throw new IOException("the PDF tells no number of pages");
    }
    return Integer.parseInt(count.group(1));
  }

  /** The window as a PNG file. */
  public byte[] screenshot() throws IOException, InterruptedException {
    return Base64.getDecoder()
        .decode(call("GET", "/session/" + session + "/screenshot", null).asText());
  }

  private JsonNode post(String path, JsonNode body) throws IOException, InterruptedException {
    return call("POST", "/session/" + session + path, body);
  }

  private JsonNode call(String method, String path, JsonNode body)
      throws IOException, InterruptedException {
    HttpRequest.BodyPublisher publisher =
        body == null
            ? HttpRequest.BodyPublishers.noBody()
            : HttpRequest.BodyPublishers.ofString(body.toString());
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(base + path))
            .timeout(Duration.ofSeconds(60))
            .header("Content-Type", "application/json")
            .method(method, publisher)
            .build();
    String answer = http.send(request, HttpResponse.BodyHandlers.ofString()).body();
    JsonNode value = MAPPER.readTree(answer).get("value");
    if (value != null && value.has("error")) {
      throw new IOException(path + ": " + value.get("message").asText());
    }
    return value;
  }

  @Override
  public void close() throws IOException {
    try {
      if (session != null) {
        call("DELETE", "/session/" + session, null);
      }
      driver.destroy();
      driver.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      driver.destroy();
    }
  }
}
