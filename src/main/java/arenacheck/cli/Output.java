package arenacheck.cli;

/**
 * One document of a check that was asked for ({@code -o}).
 *
 * @param file where to write it, or {@code null} for standard output
 */
record Output(OutputFormat format, String file) {}
