package arenacheck.check;

import arenacheck.io.Place;

/**
 * A circumstance that belongs to a finding: evidence with its place.
 *
 * @param place or {@code null}
 */
public record Note(Place place, String text) {}
