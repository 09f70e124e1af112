package arenacheck.memory;

/** Whether a memory keeps its contents without power. */
public enum Volatility {
  VOLATILE,
  NON_VOLATILE,
  /** Nobody said it, and the memory's name does not tell. */
  UNKNOWN
}
