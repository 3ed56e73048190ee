package org.mexbox.teacher.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.environments.simultaneous.SimultaneousPosition;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.label.RetrogradeMinimax;
import org.mexbox.teacher.limit.Learned.MoveRange;
import org.mexbox.teacher.limit.Learned.Part;
import org.mexbox.teacher.limit.Learned.Range;
import org.mexbox.teacher.matrix.SimultaneousSolver;
import org.mexbox.teacher.solve.HeapValues;
import org.mexbox.teacher.solve.Solver;
import org.mexbox.teacher.solve.SpragueGrundySolver;
import org.mexbox.teacher.value.NimValues;
import org.mexbox.teacher.value.Outcome;

class LearnedTest {
  private static final int MANY = 200_000;

  /** A clock on which a millisecond passes with each look. */
  private static final class SteppingClock extends Clock {
    private long now;

    @Override
    public long millis() {
      return now++;
    }

    @Override
    public Instant instant() {
      return Instant.ofEpochMilli(millis());
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }

  /** Budgets of all three kinds, from next to nothing on. */
  private static List<Budget> budgets() {
    List<Budget> budgets = new ArrayList<>();
    for (int most = 1; most <= 10_000; most = 3 * most + 1) {
      Duration time = Duration.ofMillis(most);
      budgets.add(Budget.of(Limits.NONE.within(time), new SteppingClock()));
      budgets.add(Budget.of(Limits.NONE.keeping(most), Clock.systemUTC()));
      budgets.add(Budget.of(Limits.NONE.taking(500L * most), Clock.systemUTC()));
    }
    return budgets;
  }

  // Every method in turn, stopped at many points: whatever it says is compared with the whole.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mnk:3x3:k=3                    | alpha-beta",
        "mnk:3x4:k=3                    | alpha-beta",
        "hexapawn:3x4                   | alpha-beta",
        "max-and-mina:a1,max:piece=prince:diagonal=5,2,8,3,6,1 | alpha-beta",
        "triominoes:4x4                 | alpha-beta-on-bits",
        "cram:4x4                       | labelling",
        "cram:3x7                       | sprague-grundy",
        "double-chess:k2/3/K1R,w        | backward-labelling",
      })
  void whatWasProved_isTrue(String game, String method) {
    Position start = Catalogue.game(game).start();
    ToIntFunction<Position> values = values(start);
    Set<String> methods = new TreeSet<>();
    int sayings = 0;
    for (Budget budget : budgets()) {
      if (isStopped(start, budget)) {
        for (Learned learned : budget.learned()) {
          methods.add(learned.method());
          sayings += learned.moves().size();
          assertTrue(learned, start, values);
        }
      }
    }
    assertThat(methods).contains(method);
    // A list that is empty is right for sure.
    assertThat(sayings).as("moves told of").isPositive();
  }

  private static boolean isStopped(Position start, Budget budget) {
    try {
      Solver.in(Locale.ENGLISH).within(budget).solve(start);
      return false;
    } catch (LimitError met) {
      return true;
    }
  }

  private static ToIntFunction<Position> values(Position start) {
    if (start.ruleset().loopy()) {
      BackwardLabelling rounds = BackwardLabelling.of(start, MANY);
      return position ->
          rounds.outcome(position) == Outcome.DRAW
              ? 0
              : rounds.outcome(position) == Outcome.N ? 1 : -1;
    }
    if (start.ruleset().impartial() && start.ruleset().convention() == PlayConvention.NORMAL) {
      SpragueGrundySolver recursion = new SpragueGrundySolver();
      return position -> recursion.nimValue(position) == 0 ? -1 : 1;
    }
    RetrogradeMinimax minimax = RetrogradeMinimax.of(start, MANY);
    return minimax::value;
  }

  private static void assertTrue(Learned learned, Position start, ToIntFunction<Position> values) {
    Range whole = learned.value().orElseThrow();
    assertThat(values.applyAsInt(start)).isBetween(whole.least(), whole.most());
    for (MoveRange known : learned.moves()) {
      int value = -values.applyAsInt(start.after(known.move()));
      assertThat(value)
          .as("%s of %s", known, start)
          .isBetween(known.range().least(), known.range().most());
    }
    if (learned.method().equals("sprague-grundy")) {
      for (Part part : learned.parts()) {
        int value = new SpragueGrundySolver().nimValue(start.ruleset().parse(part.part()));
        assertThat(part.value()).isEqualTo(String.valueOf(value));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"octal:30,900:code=0.6", "grundy:40,700", "octal:9,800:code=4.[3]"})
  void sequencesOfHeaps_tellTheValuesThatTheyHave(String game) {
    Position start = Catalogue.game(game).start();
    NimValues values = HeapValues.of((HeapRules) start.ruleset(), 900);
    int told = 0;
    for (Budget budget : budgets()) {
      if (isStopped(start, budget)) {
        for (Learned learned : budget.learned()) {
          assertThat(learned.unit()).isEqualTo("heaps");
          for (Part part : learned.parts()) {
            int heap = Integer.parseInt(part.part());
            assertThat(heap).isLessThan((int) learned.count());
            assertThat(part.value()).isEqualTo(String.valueOf(values.at(heap)));
            told++;
          }
        }
      }
    }
    assertThat(told).isPositive();
  }

  @Test
  void misereQuotient_tellsHowManyHeapsItCovers() {
    Budget budget = Budget.of(Limits.NONE.within(Duration.ofMillis(9)), new SteppingClock());
    Position start = Catalogue.game("octal:77,30,12:code=0.77:misere").start();
    assertThat(isStopped(start, budget)).isTrue();
    Learned learned = budget.learned().get(0);
    assertThat(learned.method()).isEqualTo("misere-quotient");
    assertThat(learned.count()).isBetween(2L, 77L);
    assertThat(learned.parts()).hasSize(1);
  }

  @Test
  void backwardInduction_tellsTheValuesOfPositionsNearTheEnd() {
    SimultaneousPosition start = Catalogue.any("hap:6").atOnce().orElseThrow().start();
    Budget budget = Budget.of(Limits.NONE.keeping(5), Clock.systemUTC());
    assertThatThrownBy(() -> SimultaneousSolver.within(budget).solve(start))
        .isInstanceOf(LimitError.class);
    Learned learned = budget.learned().get(0);
    assertThat(learned.count()).isEqualTo(5);
    SimultaneousSolver whole = SimultaneousSolver.in(Locale.ENGLISH);
    whole.solve(start);
    for (Part part : learned.parts()) {
      SimultaneousPosition position = start.rules().parse(part.part());
      assertThat(part.value()).isEqualTo(whole.value(position).toString());
    }
  }

  // A check by a second method is dropped where the budget ends; the answer stands.
  @Test
  void budgetThatEndsDuringTheChecks_leavesTheAnswer() {
    Position start = Catalogue.game("nim:3,4,5").start();
    Budget none = Budget.of(Limits.NONE.taking(1), Clock.systemUTC());
    assertThat(Solver.in(Locale.ENGLISH).within(none).solve(start).outcome()).isEqualTo(Outcome.N);
    assertThat(Solver.in(Locale.ENGLISH).within(none).solve(start).agreedBy()).isEmpty();
    assertThat(Solver.in(Locale.ENGLISH).solve(start).agreedBy()).isNotEmpty();
  }

  // Limits on memory lift those on positions: who says 50 MB means 50 MB.
  @Test
  void limitOnMemory_liftsTheUsualLimitOnPositions() {
    assertThat(Budget.usual().positions(7)).isEqualTo(7);
    assertThat(Budget.of(Limits.NONE.keeping(5), Clock.systemUTC()).positions(7)).isEqualTo(5);
    assertThat(Budget.of(Limits.NONE.taking(5), Clock.systemUTC()).positions(7))
        .isEqualTo(Integer.MAX_VALUE);
    assertThat(Budget.of(Limits.NONE.taking(5), Clock.systemUTC()).positionsToCheck(7))
        .isEqualTo(7);
  }
}
