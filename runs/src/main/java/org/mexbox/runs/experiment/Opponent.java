package org.mexbox.runs.experiment;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Agents;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.play.Player;
import org.mexbox.environments.play.Policy;
import org.mexbox.runs.record.RunSettings;

/**
 * Whom a learner trains against, as the command line names it: {@code self}, {@code random}, {@code
 * teacher:skill=0.7}, {@code past:every=1000,keep=10}, or another learner, which then learns too.
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
   * The learner as it was before.
   *
   * @param every after how many episodes the next copy joins those it plays against, 1..10^12
   * @param keep how many copies there are at most, the newest, 1..100
   */
  record Past(long every, int keep) implements Opponent {
    private static final String NAME = "past";
    private static final String EVERY = "every";
    private static final String KEEP = "keep";
    private static final long DEFAULT_EVERY = 1_000;
    private static final int DEFAULT_KEEP = 10;
    private static final int MAX_KEEP = 100;

    private static Past parse(String word) {
      Map<String, String> settings =
          NamedSettings.parse(
              NAME, word, List.of(EVERY, KEEP), new Past(DEFAULT_EVERY, DEFAULT_KEEP).text());
      return new Past(
          number(settings, EVERY, RunSettings.MAX_EPISODES, DEFAULT_EVERY),
          (int) number(settings, KEEP, MAX_KEEP, DEFAULT_KEEP));
    }

    private static long number(Map<String, String> settings, String key, long most, long missing) {
      String text = settings.getOrDefault(key, "" + missing);
      if (!text.matches("[0-9]{1,18}") || Long.parseLong(text) < 1 || Long.parseLong(text) > most) {
        throw InputError.of(key, "must be a whole number 1.." + most, text, key + "=" + missing);
      }
      return Long.parseLong(text);
    }

    @Override
    public String text() {
      return NAME + ":" + EVERY + "=" + every + "," + KEEP + "=" + keep;
    }
  }

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
    if (NamedSettings.isNamed(Past.NAME, word)) {
      return Past.parse(word);
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
