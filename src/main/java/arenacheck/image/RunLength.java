package arenacheck.image;

/**
 * How many bytes of memory a section of compressed contents takes up at run time.
 *
 * @param bytes unsigned, at least those that are known to be there
 * @param told whether they are all; otherwise the section runs at least so far
 */
record RunLength(long bytes, boolean told) {}
