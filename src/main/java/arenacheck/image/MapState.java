package arenacheck.image;

import java.util.List;

/** Whether the map may be believed. */
public sealed interface MapState {

  /** No map was given. */
  record Absent() implements MapState {}

  /** Whole, and nothing in it contradicts the ELF. */
  record Usable() implements MapState {}

  /** Empty, cut or without its memory map: nothing is taken from it. */
  record Incomplete(int line, String reason) implements MapState {}

  /** Written by another link: nothing is taken from it. The first contradictions say so. */
  record Stale(List<Contradiction> contradictions) implements MapState {}

  /**
   * The same section or symbol with another address or size.
   *
   * @param line 1-based line in the map
   * @param text both sides, for a message
   */
  record Contradiction(int line, String text) {}
}
