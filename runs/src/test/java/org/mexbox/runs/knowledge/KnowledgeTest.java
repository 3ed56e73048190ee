package org.mexbox.runs.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Policy;
import org.mexbox.teacher.certificate.SumCertificate;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.play.Teacher;

/** What follows from a table, whoever made it, and what a policy shows. */
class KnowledgeTest {

  private static SumKnowledge of(String... lines) {
    String text = "mexbox certificate 1\n" + String.join("\n", lines) + "\nend\n";
    return SumKnowledge.of(SumCertificate.parse(text));
  }

  @Test
  void classesThatNothingTellsApart_areOne() {
    SumKnowledge knowledge = of("game nim:1", "classes 4", "lost 0 2", "component 1: 1 2 3 0");
    assertThat(knowledge.table()).containsExactly(List.of(0, 1), List.of(1, 0));
    assertThat(knowledge.numbers()).hasValue(List.of(0, 1));
    assertThat(knowledge.agreeing()).hasValue(1);
    assertThat(knowledge.characters()).containsExactly(List.of(1), List.of(-1));
  }

  @Test
  void groupThatIsNoSumOfTwos_hasNoNumbers() {
    SumKnowledge knowledge = of("game nim:1", "classes 3", "lost 0", "component 1: 1 2 0");
    assertThat(knowledge.isGroup()).isTrue();
    assertThat(knowledge.numbers()).isEmpty();
    assertThat(knowledge.agreeing()).isEmpty();
    assertThat(knowledge.characters()).isEmpty();
  }

  /** A claim that calls 3 the sum of nothing: the teacher sees other values. */
  @Test
  void wrongNumbers_areComparedWithTheTeachers() {
    SumKnowledge knowledge =
        of(
            "game nim:3",
            "classes 4",
            "lost 0",
            "component 3: 0 1 2 3",
            "component 2: 2 3 0 1",
            "component 1: 1 0 3 2");
    assertThat(knowledge.numbersOfComponents()).hasValue(List.of(1, 2, 0));
    assertThat(knowledge.agreeing()).hasValue(2);
  }

  @Test
  void characters_areThoseOfTheCertificate_inTheOrderOfTheComponents() {
    SumKnowledge knowledge =
        of("game nim:2", "characters 2", "weights 0.5 0.5", "component 2: - +", "component 1: + -");
    assertThat(knowledge.components()).hasToString("[1, 2]");
    assertThat(knowledge.characters()).containsExactly(List.of(1, -1), List.of(-1, 1));
    assertThat(knowledge.classes()).hasSize(4);
  }

  @Test
  void tooManyClasses_areRefused() {
    String next =
        IntStream.range(1, 5_001).mapToObj(q -> " " + q % 5_000).collect(Collectors.joining());
    assertThatThrownBy(() -> of("game nim:1", "classes 5000", "lost 0", "component 1:" + next))
        .isInstanceOf(LimitError.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:1,3,4", "nim:1,3,4:misere", "kayles:7"})
  void randomMover_errsWhereverAMoveLoses_andTheTeacherNowhere(String text) {
    Game game = Catalogue.game(text);
    Labels labels = Labels.of(game);
    Beliefs random = Beliefs.of(game, Policy.uniform());
    assertThat(random.hasValues()).isFalse();
    assertThat(random.errors()).isNotEmpty();
    for (Beliefs.Slip slip : random.errors()) {
      assertThat(labels.isWon(labels.code(slip.position()))).isTrue();
      assertThat(labels.isWon(labels.code(slip.position().after(slip.plays())))).isTrue();
      assertThat(labels.isWon(labels.code(slip.position().after(slip.right())))).isFalse();
    }
    assertThat(Beliefs.of(game, Teacher.of(game, 1)).errors()).isEmpty();
  }
}
