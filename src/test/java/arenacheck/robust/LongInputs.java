package arenacheck.robust;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Inputs that keep the program busy long enough to interfere. */
final class LongInputs {
  private LongInputs() {}

  /** Writes the map of {@code staged} with 60 MB of harmless lines into a folder. */
  static void map(Path folder) throws IOException {
    String text = Files.readString(Told.map("staged"));
    int at = text.indexOf("\nLOAD ") + 1;
    byte[] line = "LOAD obj/another_file.o\n".repeat(1000).getBytes(StandardCharsets.UTF_8);
    try (OutputStream out = Files.newOutputStream(folder.resolve("fw.map"))) {
      out.write(text.substring(0, at).getBytes(StandardCharsets.UTF_8));
      for (int i = 0; i < 2500; i++) {
        out.write(line);
      }
      out.write(text.substring(at).getBytes(StandardCharsets.UTF_8));
    }
  }

  /**
   * Writes the report of {@code staged} with thousands of faults: far more text than a pipe holds.
   */
  static void report(Path folder) throws IOException {
    String text = Files.readString(Told.report("staged"));
    StringBuilder tensors = new StringBuilder("\"tensors\": [");
    for (int i = 0; i < 3000; i++) {
      tensors
          .append("{\"id\": \"" + (i + 100))
          .append("\", \"memory\": \"dtcm\", \"offset\": 99999, \"role\": \"scratch\",")
          .append(" \"size\": 1, \"source_memory\": \"dtcm\"},");
    }
    Files.writeString(
        folder.resolve("aot_residency.json"), text.replace("\"tensors\": [", tensors.toString()));
  }
}
