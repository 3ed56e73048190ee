package org.mexbox.teacher.exam;

import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import org.mexbox.environments.Game;
import org.mexbox.environments.Packing;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.Policy;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.label.ValueLabels;

/**
 * The exact probability of a win, by dynamic programming over all positions: no sampling noise. A
 * draw counts as half a win.
 */
public final class WinProbability {
  private WinProbability() {}

  /**
   * One player's probabilities to win from the start, 0 to 1.
   *
   * @param movingFirst when it moves first
   * @param movingSecond when the other one does
   */
  public record Seats(double movingFirst, double movingSecond) {}

  /**
   * The probability, 0 to 1, that {@code first} wins from the start of a game, moving first.
   *
   * @throws org.mexbox.environments.LimitError if the positions are too many, see {@link Labels}
   */
  public static double of(Game game, Policy first, Policy second) {
    return inBothSeats(game, first, second).movingFirst();
  }

  /** The same where the positions of the game are labelled already. */
  public static double of(Labels labels, Policy first, Policy second) {
    return inBothSeats(labels, first, second).movingFirst();
  }

  /**
   * The probabilities that a player wins against another in both seats, labelled and computed once.
   *
   * @throws org.mexbox.environments.LimitError if the positions are too many, see {@link Labels}
   */
  public static Seats inBothSeats(Game game, Policy player, Policy other) {
    if (!ValueLabels.fit(game.ruleset())) {
      return inBothSeats(Labels.of(game), player, other);
    }
    ValueLabels labels = ValueLabels.of(game);
    Board board = new Board(labels.packing(), labels.start(), labels::isReachable);
    return board.chances(code -> (Integer.signum(labels.value(code)) + 1) / 2.0, player, other);
  }

  private static Seats inBothSeats(Labels labels, Policy player, Policy other) {
    Board board = new Board(labels.packing(), labels.start(), labels::isReachable);
    return board.chances(code -> labels.isWon(code) ? 1 : 0, player, other);
  }

  /** The codes that play goes over. */
  private record Board(Packing packing, int start, IntPredicate reachable) {

    /**
     * @param ends what the player to move has of a terminal position, 0 to 1
     */
    Seats chances(IntToDoubleFunction ends, Policy player, Policy opponent) {
      PackedPolicy own = player.on(packing);
      PackedPolicy other = opponent.on(packing);
      long[] options = new long[packing.maxOptions()];
      double[] probabilities = new double[options.length];
      // The probability that `player` wins when it is to move, and when it waits.
      double[] moving = new double[start + 1];
      double[] waiting = new double[moving.length];
      for (int code = 0; code < moving.length; code++) {
        int count = reachable.test(code) ? packing.options(code, options) : -1;
        if (count == 0) {
          moving[code] = ends.applyAsDouble(code);
          waiting[code] = 1 - moving[code];
        } else if (count > 0) {
          own.probabilities(code, options, count, probabilities);
          moving[code] = mean(probabilities, waiting, options, count);
          other.probabilities(code, options, count, probabilities);
          waiting[code] = mean(probabilities, moving, options, count);
        }
      }
      return new Seats(moving[start], waiting[start]);
    }
  }

  private static double mean(double[] weights, double[] values, long[] options, int count) {
    double sum = 0;
    double total = 0;
    for (int i = 0; i < count; i++) {
      sum += weights[i] * values[(int) options[i]];
      total += weights[i];
    }
    // Weights that sum to 1 but for rounding: so a sure win is exactly 1.
    return sum / total;
  }
}
