package arenacheck.render;

import arenacheck.check.Result;
import arenacheck.flash.FlashFile;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.memory.Volatility;
import arenacheck.residency.ResidencyReport;
import java.io.IOException;
import java.io.Writer;

/** For machines: the contract {@code arenacheck/1}, which the schema in the jar describes. */
public final class JsonRenderer implements Renderer {
  /** Name and version of the contract. */
  public static final String FORMAT = "arenacheck/1";

  @Override
  public void render(Result result, Writer out) throws IOException {
    JsonWriter json = new JsonWriter(out);
    json.open();
    json.text("format", FORMAT);
    json.text("tool_version", result.toolVersion());
    json.text("verdict", result.verdict().text());
    inputs(json, result);
    layout(json, result.accounts().layout());
    JsonObjects.write(json, result.objects());
    JsonFindings.write(json, result.findings());
    JsonMemory.write(json, result.accounts().rows());
    JsonBaseline.write(json, result.baseline());
    json.close();
    json.finish();
  }

  private static void inputs(JsonWriter json, Result result) throws IOException {
    json.open("inputs");
    json.open("elf");
    json.text("path", result.inputs().elf().path());
    json.text("build_id", result.inputs().elf().buildId());
    json.number("class", result.inputs().elf().elfClass());
    json.text("machine", result.inputs().elf().machine());
    json.text("byte_order", result.inputs().elf().bigEndian() ? "big" : "little");
    json.close();
    if (result.inputs().map() == null) {
      json.none("map");
    } else {
      json.open("map");
      json.text("path", result.inputs().map().path());
      json.text("linker", result.inputs().map().linker());
      json.text("found", result.inputs().map().givenByUser() ? "given" : "beside");
      json.close();
    }
    json.openList("reports");
    for (ResidencyReport report : result.inputs().reports()) {
      json.open();
      JsonReports.identity(json, report);
      json.close();
    }
    json.closeList();
    json.openList("flash");
    for (FlashFile file : result.inputs().flash()) {
      json.open();
      json.text("path", file.path());
      json.text("format", file.format().text());
      json.address("start", file.start());
      json.size("length", file.length());
      json.close();
    }
    json.closeList();
    json.close();
  }

  /** One row per aperture; the extent stands in the row of the aperture that it starts in. */
  private static void layout(JsonWriter json, Layout layout) throws IOException {
    json.open("layout");
    json.text("source", layout.source());
    json.openList("memories");
    for (Memory memory : layout.memories()) {
      AddressRange home = extentHome(memory);
      for (AddressRange aperture : memory.apertures()) {
        boolean hasExtent = aperture == home;
        json.open();
        json.text("memory", memory.name());
        json.address("start", aperture.start());
        json.size("length", aperture.length());
        json.address("extent_start", hasExtent ? memory.extent().start() : null);
        json.size("extent_length", hasExtent ? memory.extent().length() : null);
        if (memory.volatility() == Volatility.UNKNOWN) {
          json.none("non_volatile");
        } else {
          json.flag("non_volatile", memory.nonVolatile());
        }
        json.text("region", memory.region());
        json.close();
      }
    }
    json.closeList();
    json.close();
  }

  private static AddressRange extentHome(Memory memory) {
    if (memory.extent() == null || memory.apertures().isEmpty()) {
      return null;
    }
    for (AddressRange aperture : memory.apertures()) {
      if (aperture.contains(memory.extent().start())) {
        return aperture;
      }
    }
    return memory.apertures().get(0);
  }
}
