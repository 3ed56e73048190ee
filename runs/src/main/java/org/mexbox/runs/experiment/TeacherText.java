package org.mexbox.runs.experiment;

import java.math.BigDecimal;
import org.mexbox.environments.InputError;

/** The teacher as the command line names it: {@code teacher} or {@code teacher:skill=0.8}. */
final class TeacherText {
  static final String NAME = "teacher";
  private static final String SKILL = "skill=";

  private TeacherText() {}

  static boolean isTeacher(String word) {
    return word.equals(NAME) || word.startsWith(NAME + ":");
  }

  static String of(double skill) {
    String number = BigDecimal.valueOf(skill).stripTrailingZeros().toPlainString();
    return skill == 1 ? NAME : NAME + ":" + SKILL + number;
  }

  /** The skill that a text of the teacher names, or the default. */
  static double skill(String word, double defaultSkill) {
    if (word.equals(NAME)) {
      return defaultSkill;
    }
    String setting = word.substring(NAME.length() + 1).strip();
    String value = setting.startsWith(SKILL) ? setting.substring(SKILL.length()).strip() : "";
    if (!value.matches("[0-9]{0,3}(\\.[0-9]{1,12})?") || value.isEmpty()) {
      throw InputError.of("teacher", "must have the setting skill=0..1", word, "teacher:skill=0.7");
    }
    double skill = Double.parseDouble(value);
    if (skill > 1) {
      throw InputError.of("skill", "must be 0..1", value, "teacher:skill=0.7");
    }
    return skill;
  }
}
