package org.mexbox.runs.experiment;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Transition;
import org.mexbox.runs.measure.Share;
import org.mexbox.teacher.exam.WinProbability;
import org.mexbox.teacher.label.Labels;

/**
 * What came out when A played B, A moving first in every other game, beginning with the first.
 *
 * @param wins how many games A won
 * @param losses how many B won
 * @param draws how many nobody won
 * @param cut how many of these the limit on plies ended, see {@link EpisodeLoop#plyLimit}
 * @param distinct how many games differ in a move or in who sat where, and how many of these A won:
 *     a game played twice is no second piece of evidence, so the interval counts these alone
 * @param exact A's exact chances, where all positions can be asked within seconds
 */
public record Match(
    int wins, int losses, int draws, int cut, Share distinct, Optional<Exact> exact) {

  /**
   * Exact chances of A, 0 to 1.
   *
   * @param movingFirst to win when it moves first
   * @param movingSecond to win when it moves second
   */
  public record Exact(double movingFirst, double movingSecond) {
    /** The mean of both seats. */
    public double mean() {
      return (movingFirst + movingSecond) / 2;
    }
  }

  /**
   * Plays a match.
   *
   * @param games how many, 1 or more
   */
  public static Match play(Game game, Policy a, Policy b, int games, long seed) {
    int wins = 0;
    int losses = 0;
    int cut = 0;
    int distinctWins = 0;
    Set<List<Object>> met = new HashSet<>();
    for (int number = 0; number < games; number++) {
      Seat seatOfA = Seat.at(number);
      Episode episode =
          seatOfA == Seat.FIRST
              ? EpisodeLoop.play(game.start(), a, b, Seeds.stream(seed, number))
              : EpisodeLoop.play(game.start(), b, a, Seeds.stream(seed, number));
      double result = episode.returnOf(seatOfA);
      wins += result > 0 ? 1 : 0;
      losses += result < 0 ? 1 : 0;
      cut += episode.ending() == Episode.Ending.TRUNCATED ? 1 : 0;
      List<Object> moves =
          List.of(seatOfA, episode.transitions().stream().map(Transition::move).toList());
      if (met.add(moves) && result > 0) {
        distinctWins++;
      }
    }
    return new Match(
        wins,
        losses,
        games - wins - losses,
        cut,
        new Share(distinctWins, met.size()),
        exact(game, a, b));
  }

  private static Optional<Exact> exact(Game game, Policy a, Policy b) {
    if (game.packing().filter(Labels::areQuick).isEmpty()) {
      return Optional.empty();
    }
    try {
      WinProbability.Seats seats = WinProbability.inBothSeats(game, a, b);
      return Optional.of(new Exact(seats.movingFirst(), seats.movingSecond()));
    } catch (LimitError e) {
      return Optional.empty();
    }
  }
}
