package arenacheck.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.FilesRead;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report against changed copies of itself. */
class ComparingTest {
  private static final Path REPORT = Path.of("testdata/images/clean/aot_residency.json");

  @TempDir Path folder;

  private Comparison against(Consumer<ObjectNode> change) throws IOException {
    ObjectNode root = (ObjectNode) new ObjectMapper().readTree(REPORT.toFile());
    change.accept(root);
    Path file = folder.resolve("after_residency.json");
    Files.writeString(file, root.toString());
    return Comparing.of(
        Side.read(REPORT.toString(), new FilesRead()), Side.read(file.toString(), new FilesRead()));
  }

  private static ObjectNode at(JsonNode root, String pointer) {
    return (ObjectNode) root.at(pointer);
  }

  private static List<String> fields(Change<?> change) {
    List<String> names = new ArrayList<>();
    for (FieldChange field : change.fields()) {
      names.add(field.name() + " " + field.before() + " -> " + field.after());
    }
    return names;
  }

  @Test
  void of_keysInAnotherOrder_isEqual() throws IOException {
    Comparison same =
        against(
            root -> {
              JsonNode arenas = root.remove("arenas");
              root.set("arenas", arenas);
            });
    assertTrue(same.isEqual());
    assertEquals(List.of(), same.notCompared());
  }

  @Test
  void of_resizedArena_isOneArenaAndItsObject() throws IOException {
    Comparison resized =
        against(
            root -> {
              at(root, "/arenas/scratch/0").put("used", 6000).put("alignment", 32);
              at(root, "/arenas/scratch/0/storage/runtime").put("size_bytes", 6000);
              root.put("plan_hash", "00000000000000ff");
            });
    assertEquals(1, resized.arenas().size());
    assertEquals(
        List.of("used 5696 -> 6000", "alignment 16 -> 32"), fields(resized.arenas().get(0)));
    assertEquals(List.of("size_bytes 5696 -> 6000"), fields(resized.objects().get(0)));
    HashDifference hash = resized.hashes().get(0);
    assertEquals("plan_hash", hash.hash());
    assertEquals(
        List.of(
            "arena scratch/dtcm used 5696 -> 6000, alignment 16 -> 32",
            "scratch/dtcm runtime size_bytes 5696 -> 6000"),
        hash.reasons());
    assertEquals(1, resized.hashes().size());
  }

  @Test
  void of_arenaPlannedIntoAnotherMemory_isStillTheSame() throws IOException {
    Comparison moved =
        against(
            root -> {
              at(root, "/arenas/scratch/0").put("memory", "sram");
              at(root, "/arenas/scratch/0/storage/runtime").put("memory", "sram");
            });
    assertEquals(1, moved.arenas().size());
    assertEquals(List.of("memory dtcm -> sram"), fields(moved.arenas().get(0)));
    assertEquals(List.of("memory dtcm -> sram"), fields(moved.objects().get(0)));
  }

  @Test
  void of_renamedSymbol_isTheSameObject() throws IOException {
    Comparison renamed =
        against(root -> at(root, "/arenas/scratch/0/storage/runtime").put("symbol", "other"));
    assertEquals(List.of(), renamed.arenas());
    assertEquals(
        List.of("symbol aot_arena_dtcm_buffer -> other"), fields(renamed.objects().get(0)));
  }

  @Test
  void of_removedArena_isRemovedWithItsObject() throws IOException {
    Comparison removed = against(root -> ((ArrayNode) root.at("/arenas/persistent")).removeAll());
    assertEquals(1, removed.arenas().size());
    assertTrue(removed.arenas().get(0).isRemoved());
    assertTrue(removed.objects().get(0).isRemoved());
  }

  @Test
  void of_hashAloneDiffers_hasNoReasonToName() throws IOException {
    Comparison other = against(root -> root.put("plan_hash", "1111111111111111"));
    assertEquals(List.of(), other.hashes().get(0).reasons());
    assertEquals(1, other.hashes().size());
  }

  @Test
  void of_tensors_movedResizedAddedAndRemoved() throws IOException {
    Comparison changed =
        against(
            root -> {
              ArrayNode tensors = (ArrayNode) root.get("tensors");
              ((ObjectNode) tensors.get(0)).put("size", 99);
              ((ObjectNode) tensors.get(1)).put("id", "new");
            });
    assertEquals(3, changed.tensors().size());
    assertNotNull(changed.tensors().get(0).field("size"));
    assertTrue(changed.tensors().get(1).isRemoved());
    assertTrue(changed.tensors().get(2).isAdded());
  }

  @Test
  void of_schema4_doesNotInventObjects() throws IOException {
    Comparison old = against(root -> root.put("schema_version", 4));
    assertEquals(List.of(), old.arenas());
    assertEquals(List.of(), old.objects());
    assertEquals("schema_version 5 -> 4", fields(old.modules().get(0)).get(0));
    assertEquals(
        List.of("storage objects of module aot: schema 4 names no storage"), old.notCompared());
  }

  @Test
  void find_chainOfMoves_isNoSwap() throws IOException {
    Comparison chain =
        against(
            root -> {
              JsonNode tensors = root.get("tensors");
              long first = tensors.get(0).get("offset").asLong();
              long second = tensors.get(1).get("offset").asLong();
              long third = tensors.get(2).get("offset").asLong();
              ((ObjectNode) tensors.get(0)).put("offset", second);
              ((ObjectNode) tensors.get(1)).put("offset", third);
              ((ObjectNode) tensors.get(2)).put("offset", first);
            });
    assertEquals(3, chain.tensors().size());
    assertEquals(List.of(), Swap.find(chain.tensors()));
  }
}
