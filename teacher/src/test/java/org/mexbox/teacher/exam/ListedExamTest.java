package org.mexbox.teacher.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;
import org.mexbox.environments.sum.EnumeratedPacking;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Limits;
import org.mexbox.teacher.play.Teacher;

/** Exams over a table of positions, where the rules offer no codes. */
class ListedExamTest {
  // The same numbers are added up in another order.
  private static final Offset<Double> ROUNDING = within(1e-12);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:3,4,5",
        "nim:2,3,3:misere",
        "cram:3x3",
        "chomp:3x4",
        "tic-tac-toe",
        "hexapawn",
        "triominoes:3x3",
        "square-maker:2x3"
      })
  void table_givesTheMarksThatCodesGive(String text) {
    Game game = Catalogue.game(text);
    Packing table = EnumeratedPacking.of(game.start(), 100_000).orElseThrow();
    Exam codes = Exam.over(game, game.packing().orElseThrow(), Budget.usual());
    Exam listed = Exam.over(game, table, Budget.usual());
    for (int seed = 0; seed < 6; seed++) {
      Policy policy = new ScriptedPolicy(seed, seed % 3 / 2.0);
      assertSame(codes.mark(policy), listed.mark(policy));
    }
    assertSame(codes.mark(Teacher.of(game, 1)), listed.mark(Teacher.of(game, 1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mnk:3x4:k=3", "cram:4x4", "triominoes:4x5:shape=straight"})
  void positionsCountedThrough_giveTheMarksThatATableGives(String text) {
    Game game = Catalogue.game(text);
    Packing table = EnumeratedPacking.of(game.start(), 200_000).orElseThrow();
    Budget tight = Budget.of(Limits.NONE.keeping((int) table.size()), Clock.systemUTC());
    Packing counted = Labels.numbering(game, tight);
    assertThat(counted.getClass()).isNotEqualTo(table.getClass());
    Exam listed = Exam.over(game, table, Budget.usual());
    Exam through = Exam.over(game, counted, tight);
    Policy policy = new ScriptedPolicy(1, 0.5);
    assertSame(through.mark(policy), listed.mark(policy));
    Policy teacher = Teacher.of(game, 1);
    assertSame(through.mark(teacher), listed.mark(teacher));
    assertSame(through.mark(teacher), Exam.once(game, 1, teacher, tight));
    assertThat(through.mark(teacher).expertScore()).isEqualTo(1);
    assertThat(through.mark(teacher).champion()).contains(true);
  }

  /** A policy for all that are alike, by what it gives to the first of them. */
  private record SymmetricPolicy(ScriptedPolicy scripted, boolean isSymmetric)
      implements Policy, Valuation {
    @Override
    public double[] probabilities(Position position) {
      double[] weights =
          position.moves().stream()
              .mapToDouble(move -> 1.01 + scripted.value(position.after(move).canonical()))
              .toArray();
      double sum = Arrays.stream(weights).sum();
      return Arrays.stream(weights).map(weight -> weight / sum).toArray();
    }

    @Override
    public double value(Position position) {
      return scripted.value(position);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:5,3,4",
        "nim:2,3,3,2:misere",
        "moore:3,2,3:k=2",
        "subtract:6,4,5:take=2,3",
        "cram:3x4",
        "chomp:3x4",
        "two-piles:4,5",
        "staircase:2,1,3",
        "chocolate:2x4"
      })
  void symmetricPolicy_isAskedAboutOneOfAllThatAreAlike(String text) {
    Game game = Catalogue.game(text);
    Exam exam = Exam.of(game);
    for (int seed = 0; seed < 3; seed++) {
      ScriptedPolicy scripted = new ScriptedPolicy(seed, 0);
      ExamResult all = exam.mark(new SymmetricPolicy(scripted, false));
      ExamResult firsts = exam.mark(new SymmetricPolicy(scripted, true));
      assertSame(all, firsts);
    }
  }

  private static void assertSame(ExamResult codes, ExamResult listed) {
    assertThat(listed.scope()).isEqualTo(codes.scope());
    assertThat(listed.expertScore()).isCloseTo(codes.expertScore(), ROUNDING);
    assertThat(listed.randomScore()).isCloseTo(codes.randomScore(), ROUNDING);
    assertThat(listed.champion()).isEqualTo(codes.champion());
    assertClose(codes.balancedValueAccuracy(), listed.balancedValueAccuracy());
    assertThat(rates(listed.vsTeacher())).containsExactly(rates(codes.vsTeacher()), ROUNDING);
    assertThat(rates(listed.vsRandom())).containsExactly(rates(codes.vsRandom()), ROUNDING);
    assertThat(listed.loss().isPresent()).isEqualTo(codes.loss().isPresent());
    if (codes.loss().isPresent()) {
      assertThat(listed.loss().get().mean()).isCloseTo(codes.loss().get().mean(), ROUNDING);
      assertClose(codes.loss().get().drawsHeld(), listed.loss().get().drawsHeld());
    }
    assertThat(listed.splits()).hasSameSizeAs(codes.splits());
    for (int i = 0; i < codes.splits().size(); i++) {
      assertRows(codes.splits().get(i).rows(), listed.splits().get(i).rows());
    }
  }

  private static void assertRows(List<Split.Row> codes, List<Split.Row> listed) {
    assertThat(listed).hasSameSizeAs(codes);
    for (int i = 0; i < codes.size(); i++) {
      assertThat(listed.get(i).key()).isEqualTo(codes.get(i).key());
      assertThat(listed.get(i).positions()).isEqualTo(codes.get(i).positions());
      assertThat(listed.get(i).expertScore()).isCloseTo(codes.get(i).expertScore(), ROUNDING);
    }
  }

  private static double[] rates(Optional<WinRates> rates) {
    return rates
        .map(each -> new double[] {each.fromWon(), each.first(), each.second()})
        .orElseThrow();
  }

  private static void assertClose(OptionalDouble codes, OptionalDouble listed) {
    assertThat(listed.isPresent()).isEqualTo(codes.isPresent());
    if (codes.isPresent()) {
      assertThat(listed.getAsDouble()).isCloseTo(codes.getAsDouble(), ROUNDING);
    }
  }

  @Test
  void knightsOnSixteenCells_areExaminedThoughTheyHaveNoCodes() {
    Game game = Catalogue.game("knights:4x4");
    assertThat(game.packing()).isEmpty();
    Exam exam = Exam.of(game);
    ExamResult random = exam.mark(Policy.uniform());
    assertThat(random.positions()).isEqualTo(69_985);
    assertThat(random.expertScore()).isCloseTo(random.randomScore(), ROUNDING);
    ExamResult teacher = exam.mark(Teacher.of(game, 1));
    assertThat(teacher.expertScore()).isEqualTo(1);
    assertThat(teacher.champion()).contains(true);
    assertThat(teacher.winRateVsTeacher().orElseThrow()).isEqualTo(1);
  }
}
