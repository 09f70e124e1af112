package arenacheck.cli;

import arenacheck.check.Result;

/** From options to a result: read, read, read, join, account, check. */
interface Pipeline {
  /**
   * @throws arenacheck.io.InputException if an input cannot be used
   */
  Result run(CheckOptions options);
}
