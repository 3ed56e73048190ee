package org.mexbox.runs.experiment;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.play.Resistance;
import org.mexbox.teacher.play.Teacher;

/**
 * The teacher as the command line names it: {@code teacher}, {@code teacher:skill=0.8}, {@code
 * teacher:skill=1,resist=no}.
 *
 * @param skill the probability of a best move, 0..1
 * @param resistance what it does when it has lost
 */
record TeacherText(double skill, Resistance resistance) {
  private static final String NAME = "teacher";
  private static final String SKILL = "skill";
  private static final String RESIST = "resist";
  private static final String EXAMPLE = "teacher:skill=0.7";

  static boolean isTeacher(String word) {
    return NamedSettings.isNamed(NAME, word);
  }

  /** Reads a text; a skill that it does not mention is {@code defaultSkill}. */
  static TeacherText parse(String word, double defaultSkill) {
    Map<String, String> settings = NamedSettings.parse(NAME, word, List.of(SKILL, RESIST), EXAMPLE);
    String skill = settings.get(SKILL);
    return new TeacherText(
        skill == null ? defaultSkill : skill(skill), resistance(settings.get(RESIST), word));
  }

  private static double skill(String value) {
    if (!value.matches("[0-9]{0,3}(\\.[0-9]{1,12})?")
        || value.isEmpty()
        || Double.parseDouble(value) > 1) {
      throw InputError.of(SKILL, "must be 0..1", value, EXAMPLE);
    }
    return Double.parseDouble(value);
  }

  private static Resistance resistance(@Nullable String value, String word) {
    if (value == null || value.equals("yes")) {
      return Resistance.LONGEST;
    }
    if (value.equals("no")) {
      return Resistance.NONE;
    }
    throw InputError.of(RESIST, "must be yes or no", word, "teacher:resist=no");
  }

  Teacher teacher(Game game) {
    return teacher(game, Budget.usual());
  }

  Teacher teacher(Game game, Budget budget) {
    return Teacher.of(game, skill, resistance, budget);
  }

  /** Always with its skill: the bare name means another one to learners than to players. */
  @Override
  public String toString() {
    String number = BigDecimal.valueOf(skill).stripTrailingZeros().toPlainString();
    String text = NAME + ":" + SKILL + "=" + number;
    return resistance == Resistance.NONE ? text + "," + RESIST + "=no" : text;
  }
}
