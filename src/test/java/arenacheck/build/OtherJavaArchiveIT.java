package arenacheck.build;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;

/** The same with the newest Java that is installed beside the one that runs the tests. */
class OtherJavaArchiveIT extends ArchiveIT {
  @Override
  Path javaHome() throws IOException {
    Path other = OtherJava.newest();
    assumeTrue(other != null, "needs a second, newer Java beside the first");
    return other;
  }
}
