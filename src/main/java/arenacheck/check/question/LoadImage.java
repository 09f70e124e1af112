package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.LoadImageWording;
import arenacheck.elf.Section;
import arenacheck.image.LinkedImage;
import arenacheck.image.LoadedContents;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;

/**
 * Is every byte of an object's initial contents kept where a link may keep it, and nothing else
 * with it? Of contents that run where they are loaded only the latter: their memory is asked for as
 * the object's.
 */
public final class LoadImage implements ObjectQuestion {
  private final LinkedImage image;
  private final LoadedContents loaded;

  public LoadImage(LinkedImage image) {
    this.image = image;
    this.loaded = LoadedContents.of(image.elf());
  }

  @Override
  public void ask(Asked asked, Findings findings) {
    AddressRange load = range(asked);
    if (load == null || load.isEmpty()) {
      return;
    }
    long run = asked.linked().address();
    if (load.start() != run && askMemory(asked, load, findings)) {
      return;
    }
    LoadedContents.Piece other = loaded.other(load, run);
    if (other != null) {
      findings.add(LoadImageWording.shared(asked, load, other));
    }
  }

  /** Load addresses of the object's bytes; {@code null} where there are none, or nothing tells. */
  private AddressRange range(Asked asked) {
    Section section = asked.section();
    Long load = asked.linked().loadAddress();
    if (load == null || (section != null && image.isStoredSize(section))) {
      return null;
    }
    AddressRange run = asked.range();
    return AddressRange.clamped(
        load, section == null ? run.length() : section.range().intersection(run).length());
  }

  private boolean askMemory(Asked asked, AddressRange load, Findings findings) {
    Memory memory = memory(asked.layout(), load);
    if (memory == null) {
      return false;
    }
    if (!memory.contains(load)) {
      findings.add(LoadImageWording.reachesOut(asked, load, memory));
      return true;
    }
    if (memory.extent() != null && !memory.extent().contains(load) && !image.isInRegions(load)) {
      findings.add(LoadImageWording.outsideExtent(asked, load, memory));
      return true;
    }
    return false;
  }

  /** That it starts in; of several that overlap, one that holds all of it. */
  private static Memory memory(Layout layout, AddressRange load) {
    Memory whole = layout.holding(load);
    return whole != null ? whole : layout.at(load.start());
  }
}
