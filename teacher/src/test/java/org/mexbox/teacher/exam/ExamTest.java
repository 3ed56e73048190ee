package org.mexbox.teacher.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Policy;
import org.mexbox.teacher.play.Resistance;
import org.mexbox.teacher.play.Teacher;

class ExamTest {

  @ParameterizedTest
  @ValueSource(strings = {"nim:1,3,5,7", "nim:1,3,5,7:misere", "nim:3,4,5", "moore:3,4,5:k=2"})
  void teacher_scoresOneAndIsChampion(String text) {
    Game game = Catalogue.game(text);
    ExamResult result = Exam.of(game).mark(Teacher.of(game, 1));
    assertThat(result.expertScore()).isEqualTo(1);
    assertThat(result.isChampion()).isTrue();
    assertThat(result.winRateVsTeacher()).hasValue(1);
    assertThat(result.balancedValueAccuracy()).hasValue(1);
  }

  @Test
  void marienbad_hasTheNumbersOfCaseP35() {
    ExamResult normal = Exam.of(Catalogue.game("nim:1,3,5,7")).mark(Policy.uniform());
    ExamResult misere = Exam.of(Catalogue.game("nim:1,3,5,7:misere")).mark(Policy.uniform());
    assertThat(normal.positions()).isEqualTo(384);
    assertThat(normal.wonPositions()).isEqualTo(336);
    assertThat(misere.wonPositions()).isEqualTo(335);
    assertThat(normal.randomScore()).isCloseTo(0.188, within(0.0005));
    assertThat(misere.randomScore()).isCloseTo(0.186, within(0.0005));
  }

  @Test
  void perfectTeacherWithoutResistance_givesTheNumbersOfCaseP41() {
    assertThat(againstRandom("nim:3,4,5", true, Resistance.NONE)).isCloseTo(0.0067, within(5e-5));
    assertThat(againstRandom("nim:1,3,5,7", false, Resistance.NONE))
        .isCloseTo(0.0095, within(5e-5));
  }

  private static double againstRandom(String text, boolean randomFirst, Resistance resistance) {
    Game game = Catalogue.game(text);
    Teacher teacher = Teacher.of(game, 1, resistance);
    return randomFirst
        ? WinProbability.of(game, Policy.uniform(), teacher)
        : 1 - WinProbability.of(game, teacher, Policy.uniform());
  }
}
