package arenacheck.check;

/**
 * Takes findings out of the verdict, not out of sight ({@code --waive}).
 *
 * @param text the option's value as it was given, for messages
 * @param rule whose findings
 * @param name a symbol, an enum_name, a tensor's id or a memory; {@code null} for all
 */
public record Waiver(String text, Rule rule, String name) {

  /**
   * Whether it takes away a finding of a rule about a subject.
   *
   * @param enumName of the subject's arena, or {@code null}
   */
  public boolean matches(Rule other, Subject subject, String enumName) {
    return rule == other
        && (name == null
            || name.equals(subject.symbol())
            || name.equals(subject.memory() == null ? subject.arenaMemory() : subject.memory())
            || name.equals(enumName));
  }
}
