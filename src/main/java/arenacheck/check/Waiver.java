package arenacheck.check;

/**
 * {@code RULE[:NAME]}: takes findings out of the verdict, not out of sight.
 *
 * @param name a symbol, enum_name, tensor id or memory; {@code null} for every finding of the rule
 * @param text as the user wrote it
 */
public record Waiver(Rule rule, String name, String text) {}
