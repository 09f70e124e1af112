package arenacheck.check.question;

import arenacheck.check.Findings;
import arenacheck.check.wording.ReportWording;
import arenacheck.residency.Arena;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Role;
import arenacheck.residency.Tensor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Has every tensor an id of its own, does it lie inside its arena and come from the arena's source,
 * and do the arenas' sums follow from the tensors?
 */
public final class TensorConsistency {
  private static final class Block {
    final Arena arena;
    final List<Tensor> tensors = new ArrayList<>();
    long extent;

    Block(Arena arena) {
      this.arena = arena;
    }
  }

  public void ask(ResidencyReport report, Findings findings) {
    Map<String, Block> blocks = new HashMap<>();
    for (Arena arena : report.arenas()) {
      blocks.putIfAbsent(key(arena.role(), arena.memory()), new Block(arena));
    }
    Map<String, Tensor> seen = new HashMap<>();
    for (Tensor tensor : report.tensors()) {
      Tensor first = seen.putIfAbsent(tensor.id(), tensor);
      if (first != null) {
        findings.add(ReportWording.sameTensor(report, tensor, first));
      }
      Block block = blocks.get(key(tensor.role(), tensor.memory()));
      if (block == null) {
        findings.add(ReportWording.tensorWithoutArena(report, tensor));
      } else {
        askTensor(report, block, tensor, findings);
      }
    }
    for (Arena arena : report.arenas()) {
      Block block = blocks.get(key(arena.role(), arena.memory()));
      if (block.arena == arena) {
        askArena(report, block, findings);
      }
    }
  }

  private static String key(Role role, String memory) {
    return role.text() + " " + memory;
  }

  private static void askTensor(
      ResidencyReport report, Block block, Tensor tensor, Findings findings) {
    block.tensors.add(tensor);
    Arena arena = block.arena;
    String planned = arena.sourceMemory() == null ? arena.memory() : arena.sourceMemory();
    if (tensor.sourceMemory() != null && !tensor.sourceMemory().equals(planned)) {
      findings.add(ReportWording.tensorSource(report, arena, tensor, planned));
    }
    if (tensor.size() > block.arena.used() - tensor.offset()) {
      findings.add(ReportWording.tensorOutside(report, block.arena, tensor));
    }
    block.extent =
        Math.max(
            block.extent,
            Math.min(tensor.offset(), Long.MAX_VALUE - tensor.size()) + tensor.size());
  }

  private static void askArena(ResidencyReport report, Block block, Findings findings) {
    Arena arena = block.arena;
    if (arena.tensorCount() != null && arena.tensorCount() != block.tensors.size()) {
      String text =
          "`tensor_count` is "
              + arena.tensorCount()
              + ", the report lists "
              + block.tensors.size()
              + (block.tensors.size() == 1 ? " tensor" : " tensors")
              + " of this arena";
      findings.add(ReportWording.arena(report, arena, arena.line(), text));
    }
    // Without any row the report may leave out this role's tensors; the count would tell.
    if (!block.tensors.isEmpty() && arena.used() - block.extent >= Math.max(1, arena.alignment())) {
      String text = "`used` is " + arena.used() + ", its tensors end at " + block.extent;
      findings.add(ReportWording.arena(report, arena, arena.line(), text));
    }
    if (arena.role() == Role.CONSTANT) {
      askOverlap(report, arena, block.tensors, findings);
    }
  }

  /** Constants may share a range (deduplication), but not a part of one. */
  private static void askOverlap(
      ResidencyReport report, Arena arena, List<Tensor> tensors, Findings findings) {
    List<Tensor> byOffset = new ArrayList<>(tensors);
    byOffset.sort(
        (a, b) ->
            a.offset() != b.offset()
                ? Long.compare(a.offset(), b.offset())
                : Long.compare(b.size(), a.size()));
    Tensor reach = null;
    for (Tensor tensor : byOffset) {
      if (tensor.size() == 0) {
        continue;
      }
      boolean equal =
          reach != null && reach.offset() == tensor.offset() && reach.size() == tensor.size();
      if (reach != null && !equal && tensor.offset() - reach.offset() < reach.size()) {
        findings.add(ReportWording.tensorOverlap(report, arena, tensor, reach));
      }
      if (reach == null || tensor.size() > reach.size() - (tensor.offset() - reach.offset())) {
        reach = tensor;
      }
    }
  }
}
