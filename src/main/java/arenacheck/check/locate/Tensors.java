package arenacheck.check.locate;

import arenacheck.check.ObjectKind;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Subject;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Which tensors lie in which storage object: those of its arena, at the same offsets. */
final class Tensors {
  private final Result result;

  Tensors(Result result) {
    this.result = result;
  }

  /** In the order of the report; none for a sidecar, which is no memory. */
  List<Tensor> of(ObjectResult object) {
    List<Tensor> tensors = new ArrayList<>();
    for (ResidencyReport report : result.inputs().reports()) {
      for (Tensor tensor : report.tensors()) {
        if (isIn(tensor, report, object)) {
          tensors.add(tensor);
        }
      }
    }
    return tensors;
  }

  static boolean isIn(Tensor tensor, ResidencyReport report, ObjectResult object) {
    Subject subject = object.subject();
    return subject.object() != ObjectKind.SIDECAR
        && subject.report().equals(report.path())
        && subject.role() == tensor.role()
        && subject.arenaMemory().equals(tensor.memory());
  }
}
