package org.mexbox.teacher.explain;

import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.positional.Mnk;

/** Who wins at the end of play, in games that the last move does not decide. */
final class RuleWords {
  private RuleWords() {}

  static Reason of(Ruleset rules) {
    String misere = rules.convention() == PlayConvention.MISERE ? ".misere" : "";
    String key = "rule." + rules.family() + misere;
    return rules instanceof Mnk mnk ? Reason.of(key, mnk.k()) : Reason.of(key);
  }
}
