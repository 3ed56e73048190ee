package org.mexbox.teacher.explain;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.mexbox.environments.chance.Choice;
import org.mexbox.environments.exact.Fraction;

/** Why a choice is worth what it is worth, where chance decides. */
public final class ChanceWords {
  private final Lines lines;

  /** The beginning of an explanation. */
  public ChanceWords(Locale locale) {
    lines = new Lines(locale);
  }

  /**
   * What a choice brings.
   *
   * @param law the probability of every gain of one trial
   * @param worth what all trials bring on average
   */
  public ChanceWords worth(Choice choice, Map<Fraction, Fraction> law, Fraction worth) {
    String cases =
        law.entrySet().stream()
            .map(
                each ->
                    lines.text("chance.case", bracketed(each.getValue()), bracketed(each.getKey())))
            .collect(Collectors.joining(" + "));
    if (law.size() == 1) {
      lines.say("chance.sure", choice, worth);
    } else if (choice.trials() == 1) {
      lines.say("chance.worth", choice, cases, worth);
    } else {
      lines.say("chance.trials", choice, cases, choice.trials(), worth);
    }
    return this;
  }

  private static String bracketed(Fraction number) {
    return number.signum() < 0 ? "(" + number + ")" : number.toString();
  }

  /** Which choices are best. */
  public ChanceWords best(List<Choice> best) {
    String listed = best.stream().map(Choice::toString).collect(Collectors.joining(", "));
    lines.say(best.size() == 1 ? "chance.best" : "chance.equal", listed);
    return this;
  }

  /** At which stake nobody has an advantage. */
  public ChanceWords fair(Fraction stake, Fraction fair) {
    int sign = stake.compareTo(fair);
    Fraction gap = stake.minus(fair);
    String key = sign == 0 ? "chance.fair" : sign > 0 ? "chance.dear" : "chance.cheap";
    lines.say(key, stake, fair, sign < 0 ? gap.negated() : gap);
    return this;
  }

  /** All of it. */
  public List<String> lines() {
    return lines.list();
  }
}
