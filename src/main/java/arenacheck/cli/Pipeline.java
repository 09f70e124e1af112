package arenacheck.cli;

import arenacheck.check.Result;
import arenacheck.io.FilesRead;

/** From options to a result: read, read, read, join, account, check. */
interface Pipeline {
  /**
   * @param read takes every file that is read
   * @throws arenacheck.io.InputException if an input cannot be used
   */
  Result run(CheckOptions options, FilesRead read);
}
