package org.mexbox.teacher.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mexbox.environments.Game;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;

/** The figures of an exam by their definitions: slow recursion over positions, nothing shared. */
final class PlainExam {
  private final Position start;
  private final Policy policy;
  private final Map<Position, int[]> labels = new HashMap<>();
  private final Set<Position> positions = new HashSet<>();

  PlainExam(Game game, Policy policy) {
    this.start = game.start();
    this.policy = policy;
    collect(start);
  }

  void assertSame(ExamResult found, String as) {
    List<Position> won = positions.stream().filter(p -> isWon(p) && !p.isTerminal()).toList();
    assertThat(found.positions()).as(as).isEqualTo(positions.size());
    assertThat(found.wonPositions()).as(as).isEqualTo(won.size());
    assertClose(found.expertScore(), mean(won, p -> right(p, policy)), as);
    assertClose(found.randomScore(), mean(won, p -> right(p, Policy.uniform())), as);
    assertThat(found.isChampion()).as(as).isEqualTo(isWon(start) ? sure(start) : sureAfter(start));
    WinRates vsTeacher = found.vsTeacher().orElseThrow();
    assertClose(vsTeacher.fromWon(), mean(won, p -> wins(p, true, this::teacher)), as);
    assertClose(vsTeacher.first(), wins(start, true, this::teacher), as);
    assertClose(vsTeacher.second(), wins(start, false, this::teacher), as);
    WinRates vsRandom = found.vsRandom().orElseThrow();
    assertClose(vsRandom.fromWon(), mean(won, p -> wins(p, true, Policy.uniform())), as);
    assertClose(vsRandom.first(), wins(start, true, Policy.uniform()), as);
    assertClose(vsRandom.second(), wins(start, false, Policy.uniform()), as);
    if (positions.stream().anyMatch(this::isWon) && !positions.stream().allMatch(this::isWon)) {
      double balanced = (recall(true) + recall(false)) / 2;
      assertClose(found.balancedValueAccuracy().orElseThrow(), balanced, as);
    } else {
      assertThat(found.balancedValueAccuracy()).as(as).isEmpty();
    }
  }

  private static void assertClose(double found, double expected, String as) {
    assertThat(found).as(as).isCloseTo(expected, within(1e-9));
  }

  private interface Figure {
    double of(Position position);
  }

  private static double mean(List<Position> positions, Figure figure) {
    return positions.stream().mapToDouble(figure::of).average().orElse(1);
  }

  private void collect(Position position) {
    if (positions.add(position)) {
      options(position).forEach(this::collect);
    }
  }

  private static List<Position> options(Position position) {
    return position.moves().stream().map(position::after).toList();
  }

  // Won or lost (1 or 0) and the distance.
  private int[] label(Position position) {
    int[] known = labels.get(position);
    if (known != null) {
      return known;
    }
    List<Position> options = options(position);
    int[] label;
    if (options.isEmpty()) {
      boolean misere = position.ruleset().convention() == PlayConvention.MISERE;
      label = new int[] {misere ? 1 : 0, 0};
    } else {
      var lost = options.stream().map(this::label).filter(l -> l[0] == 0).toList();
      label =
          lost.isEmpty()
              ? new int[] {0, 1 + options.stream().mapToInt(o -> label(o)[1]).max().orElseThrow()}
              : new int[] {1, 1 + lost.stream().mapToInt(l -> l[1]).min().orElseThrow()};
    }
    labels.put(position, label);
    return label;
  }

  private boolean isWon(Position position) {
    return label(position)[0] == 1;
  }

  private double right(Position position, Policy mover) {
    double[] weights = mover.probabilities(position);
    List<Position> options = options(position);
    double right = 0;
    for (int i = 0; i < weights.length; i++) {
      right += isWon(options.get(i)) ? 0 : weights[i];
    }
    return right;
  }

  private boolean sure(Position position) {
    List<Position> options = options(position);
    if (options.isEmpty()) {
      return isWon(position);
    }
    double[] weights = policy.probabilities(position);
    for (int i = 0; i < weights.length; i++) {
      if (weights[i] > 0 && !sureAfter(options.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean sureAfter(Position position) {
    List<Position> options = options(position);
    return options.isEmpty() ? !isWon(position) : options.stream().allMatch(this::sure);
  }

  private double[] teacher(Position position) {
    List<Position> options = options(position);
    boolean won = isWon(position);
    boolean[] best = new boolean[options.size()];
    int count = 0;
    for (int i = 0; i < best.length; i++) {
      Position option = options.get(i);
      best[i] = won ? !isWon(option) : label(option)[1] == label(position)[1] - 1;
      count += best[i] ? 1 : 0;
    }
    double[] weights = new double[best.length];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = best[i] ? 1.0 / count : 0;
    }
    return weights;
  }

  private double wins(Position position, boolean moves, Policy opponent) {
    List<Position> options = options(position);
    if (options.isEmpty()) {
      return isWon(position) == moves ? 1 : 0;
    }
    double[] weights = (moves ? policy : opponent).probabilities(position);
    double wins = 0;
    for (int i = 0; i < weights.length; i++) {
      wins += weights[i] == 0 ? 0 : weights[i] * wins(options.get(i), !moves, opponent);
    }
    return wins;
  }

  private double recall(boolean won) {
    return positions.stream()
        .filter(position -> isWon(position) == won)
        .mapToDouble(
            position -> {
              double value = ((Valuation) policy).value(position) * (won ? 1 : -1);
              return value > 0 ? 1 : value == 0 ? 0.5 : 0;
            })
        .average()
        .orElseThrow();
  }
}
