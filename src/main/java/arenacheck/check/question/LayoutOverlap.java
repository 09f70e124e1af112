package arenacheck.check.question;

import arenacheck.check.Findings;
import arenacheck.check.wording.InputWording;
import arenacheck.elf.Section;
import arenacheck.image.LinkedImage;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import java.util.List;

/** Are the memories of the layout apart from each other? One finding per pair. */
public final class LayoutOverlap {
  public void ask(Layout layout, LinkedImage image, Findings findings) {
    List<Memory> memories = layout.memories();
    for (int i = 0; i < memories.size(); i++) {
      for (int j = i + 1; j < memories.size(); j++) {
        AddressRange shared = shared(memories.get(i), memories.get(j));
        if (shared != null) {
          findings.add(
              InputWording.layoutOverlap(
                  memories.get(i), memories.get(j), shared, layout.source()));
        }
      }
      askEmpty(memories.get(i), layout, image, findings);
    }
  }

  private static AddressRange shared(Memory one, Memory other) {
    for (AddressRange mine : one.apertures()) {
      for (AddressRange theirs : other.apertures()) {
        if (mine.overlaps(theirs)) {
          return mine.intersection(theirs);
        }
      }
    }
    return null;
  }

  private static void askEmpty(Memory memory, Layout layout, LinkedImage image, Findings findings) {
    for (AddressRange aperture : memory.apertures()) {
      if (!aperture.isEmpty() || layout.at(aperture.start()) != null) {
        continue;
      }
      for (Section section : image.elf().sections()) {
        if (LinkedImage.occupies(section) && section.range().contains(aperture.start())) {
          findings.add(InputWording.emptyMemory(memory, section.size(), layout.source()));
          return;
        }
      }
    }
  }
}
