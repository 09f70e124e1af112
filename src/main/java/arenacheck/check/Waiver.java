package arenacheck.check;

/**
 * Takes findings out of the verdict, not out of sight ({@code --waive}).
 *
 * @param text the option's value as it was given, for messages
 * @param rule whose findings
 * @param name a symbol, an enum_name, a tensor's id or a memory; {@code null} for all
 */
public record Waiver(String text, Rule rule, String name) {}
