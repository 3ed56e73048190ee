package org.mexbox.teacher.explain;

import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.positional.Mnk;
import org.mexbox.environments.positional.TriangularGomoku;

/** Who wins at the end of play, in games that the last move does not decide. */
final class RuleWords {
  private RuleWords() {}

  static Reason of(Ruleset rules) {
    String misere = rules.convention() == PlayConvention.MISERE ? ".misere" : "";
    String key = "rule." + rules.family() + misere;
    if (rules instanceof Mnk mnk) {
      return Reason.of(key, mnk.k());
    }
    return rules instanceof TriangularGomoku gomoku
        ? Reason.of(key, gomoku.length())
        : Reason.of(key);
  }
}
