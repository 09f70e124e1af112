package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MapBesideTest {
  @TempDir Path folder;

  private String file(String name) throws IOException {
    return Files.writeString(folder.resolve(name), "x").toString();
  }

  @Test
  void find_stem_isTaken() throws IOException {
    assertEquals(file("fw.map"), MapBeside.find(file("fw.elf")));
  }

  @Test
  void find_wholeName_comesFirst() throws IOException {
    file("fw.map");
    assertEquals(file("fw.axf.map"), MapBeside.find(file("fw.axf")));
  }

  @Test
  void find_imageWithoutExtension_takesItsNamePlusMap() throws IOException {
    Files.createDirectory(folder.resolve("v1.2"));
    assertEquals(file("v1.2/fw.map"), MapBeside.find(file("v1.2/fw")));
    assertNull(MapBeside.find(file(".hidden")));
  }

  @Test
  void find_nothingThereOrAFolder_isNone() throws IOException {
    assertNull(MapBeside.find(file("fw.elf")));
    Files.createDirectory(folder.resolve("fw.map"));
    assertNull(MapBeside.find(file("fw.elf")));
  }

  @Test
  void find_imageCalledMap_isNotItsOwnMap() throws IOException {
    assertNull(MapBeside.find(file("fw.map")));
  }

  @Test
  void find_pathThatIsNone_isNone() {
    assertNull(MapBeside.find("a\u0000b.elf"));
  }
}
