package org.mexbox.runs.experiment;

import java.util.Locale;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Agents;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.play.Player;
import org.mexbox.environments.play.Policy;

/**
 * Whom a learner trains against, as the command line names it: {@code self}, {@code random}, {@code
 * teacher:skill=0.7}, or another learner, which then learns too.
 */
public sealed interface Opponent {
  /** The skill of the teacher as a training partner; a perfect one hides positions. */
  double PARTNER_SKILL = 0.7;

  /** The canonical text. */
  String text();

  /** The learner sits in both seats. */
  record Self() implements Opponent {
    @Override
    public String text() {
      return "self";
    }
  }

  /** Every move with equal probability. */
  record Uniform() implements Opponent {
    @Override
    public String text() {
      return "random";
    }
  }

  /**
   * The teacher, with its settings.
   *
   * @param text its canonical text
   */
  record OfTeacher(String text) implements Opponent {}

  /**
   * Another learner, who learns from the same episodes.
   *
   * @param spec its name and settings
   */
  record Learner(AgentSpec spec) implements Opponent {
    @Override
    public String text() {
      return spec.toString();
    }
  }

  /**
   * Reads an opponent.
   *
   * @throws InputError if the text is none
   */
  static Opponent parse(String text) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    if (word.equals("self")) {
      return new Self();
    }
    if (word.equals("random")) {
      return new Uniform();
    }
    if (TeacherText.isTeacher(word)) {
      return new OfTeacher(TeacherText.parse(word, PARTNER_SKILL).toString());
    }
    return new Learner(Agents.parse(text));
  }

  /** The player of a fixed opponent; a learner has none, it is made for each run. */
  static Player fixedPlayer(Opponent opponent, Game game) {
    if (opponent instanceof OfTeacher teacher) {
      return TeacherText.parse(teacher.text(), PARTNER_SKILL).teacher(game);
    }
    if (opponent instanceof Uniform) {
      return Policy.uniform();
    }
    throw new IllegalArgumentException("opponent: must be fixed, was " + opponent.text());
  }
}
