package arenacheck.fuzz;

import java.io.IOException;
import java.util.List;

/** One way into the program that fuzzing explores. */
interface FuzzTarget {
  /** Inputs to start from; they also run as ordinary tests. */
  List<byte[]> seeds() throws IOException;

  /**
   * Tries one input. An input that cannot be used is an answer; anything thrown is a defect of the
   * program.
   */
  void run(byte[] input) throws IOException;
}
