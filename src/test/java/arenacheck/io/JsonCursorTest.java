package arenacheck.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class JsonCursorTest {
  private static JsonCursor open(String text) {
    InputFile file = InputFile.of("f.json", text.getBytes(StandardCharsets.UTF_8));
    return JsonCursor.open(file, file.stream(), "the help");
  }

  @Test
  void objectAndList_areWalkedInOrder() {
    try (JsonCursor json =
        open("{\"a\": [1, \"x\", null, true, [2]], \"b\": {\"c\": 3}, \"d\": 4}")) {
      json.enterObject();
      assertEquals("a", json.nextKey());
      json.enterList();
      assertTrue(json.nextItem());
      assertEquals(1, json.whole());
      assertTrue(json.nextItem());
      assertEquals("/a/1", json.pointer());
      assertEquals("x", json.textOrWhole());
      assertTrue(json.nextItem());
      assertNull(json.textOrNull());
      assertNull(json.wholeOrNull());
      assertTrue(json.nextItem());
      assertTrue(json.flag());
      assertTrue(json.nextItem());
      json.skip();
      assertFalse(json.nextItem());
      assertEquals("b", json.nextKey());
      json.skip();
      assertEquals("d", json.nextKey());
      assertEquals(4L, json.wholeOrNull());
      assertNull(json.nextKey());
      json.end();
    }
  }

  @Test
  void pointer_escapesTheKey() {
    try (JsonCursor json = open("{\"a/b~c\": -1}")) {
      json.enterObject();
      json.nextKey();
      InputException e = assertThrows(InputException.class, json::whole);
      assertEquals(new Place("f.json", 1, 11, "/a~1b~0c"), e.place());
      assertEquals("`a/b~c` is negative: -1", e.getMessage());
      assertEquals("the help", e.help());
    }
  }

  @Test
  void requiredValue_thatIsThere_isGivenBack() {
    try (JsonCursor json = open("{}")) {
      JsonCursor.Mark mark = json.enterObject();
      assertNull(json.nextKey());
      assertEquals("v", json.required(mark, "k", "v"));
      assertThrows(InputException.class, () -> json.required(mark, "k", null));
    }
  }

  @Test
  void endOfAnUnclosedObject_isNoEndOfKeys() {
    try (JsonCursor json = open("{\"a\": 1")) {
      json.enterObject();
      json.nextKey();
      InputException e = assertThrows(InputException.class, json::nextKey);
      assertEquals("the JSON ends in the middle of `/a`", e.getMessage());
    }
  }

  @Test
  void veryLongNumber_isRefused() {
    try (JsonCursor json = open("{\"a\": " + "9".repeat(5000) + "}")) {
      json.enterObject();
      InputException e =
          assertThrows(
              InputException.class,
              () -> {
                json.nextKey();
                json.whole();
              });
      assertEquals("a name, string or number in the JSON is too long", e.getMessage());
    }
  }

  @Test
  void terminalControls_inAKeyAreNotRepeated() {
    try (JsonCursor json = open("{\"a\\u001b[31m\": 1, \"a\\u001b[31m\": 2}")) {
      json.enterObject();
      json.nextKey();
      InputException e = assertThrows(InputException.class, json::nextKey);
      assertEquals("the key `a?[31m` stands twice in one object", e.getMessage());
    }
  }
}
