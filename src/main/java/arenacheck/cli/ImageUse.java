package arenacheck.cli;

import arenacheck.check.Result;
import arenacheck.image.LinkedImage;

/** What is done with an image and its result while the image's file is open. */
interface ImageUse<T> {
  T use(LinkedImage image, Result result);
}
