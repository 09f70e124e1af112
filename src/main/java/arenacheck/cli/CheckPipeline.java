package arenacheck.cli;

import arenacheck.check.Result;

/** The check itself, file by file. */
final class CheckPipeline implements Pipeline {
  @Override
  public Result run(CheckOptions options) {
    // JOIN HERE: read reports, image and map; join; account; check.
    throw new UnsupportedOperationException("the pipeline is not joined yet");
  }
}
