package arenacheck.cli;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.MapReader;

/** The map is read on a second thread beside the image: with large maps a fifth of the time. */
final class MapReading implements Runnable {
  private final String path;
  private LinkMap map;
  private Throwable failure;
  private Thread thread;

  private MapReading(String path) {
    this.path = path;
  }

  static MapReading start(String path) {
    MapReading reading = new MapReading(path);
    if (path != null) {
      reading.thread = new Thread(reading, "map");
      reading.thread.setDaemon(true);
      reading.thread.start();
    }
    return reading;
  }

  @Override
  public void run() {
    // An empty map is a finding, not a file to refuse.
    try (InputFile file = InputFile.openAllowingEmpty(path)) {
      map = MapReader.read(file);
      file.refuseRewritten();
    } catch (RuntimeException | Error e) {
      failure = e;
    }
  }

  /** The map, or {@code null} where there is none. */
  LinkMap await() {
    if (thread == null) {
      return null;
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InputException(null, "interrupted while reading " + path, "run the check again");
    }
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
    if (failure instanceof Error error) {
      throw error;
    }
    return map;
  }
}
