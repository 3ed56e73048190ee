package org.mexbox.runs.experiment;

import java.util.Optional;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousEpisode;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.runs.measure.Share;
import org.mexbox.teacher.matrix.GainDistribution;

/**
 * What came out when A played B where both choose at once, A sitting FIRST in every other game,
 * beginning with the first.
 *
 * @param wins in how many games A got something of B
 * @param losses in how many B got something of A
 * @param games how many were played
 * @param meanGain what A got of B in a game, on average
 * @param exact what chances A has, where the positions can be enumerated
 */
public record MixedMatch(int wins, int losses, int games, double meanGain, Optional<Exact> exact) {

  /**
   * Exact chances of A, 0 to 1, without the draws; they do not rest on the games played.
   *
   * @param asFirst to get something of B when it sits FIRST
   * @param asSecond when it sits SECOND
   * @param losses that B gets something of A, mean of both seats
   * @param draws that nobody gets anything, mean of both seats
   * @param meanGain what A gets of B on average, mean of both seats
   */
  public record Exact(
      double asFirst, double asSecond, double losses, double draws, double meanGain) {

    private static Exact of(GainDistribution asFirst, GainDistribution asSecond) {
      return new Exact(
          asFirst.wins(),
          asSecond.losses(),
          (asFirst.losses() + asSecond.wins()) / 2,
          (asFirst.draws() + asSecond.draws()) / 2,
          (asFirst.mean() - asSecond.mean()) / 2);
    }

    /** To get something of B, mean of both seats. */
    public double wins() {
      return (asFirst + asSecond) / 2;
    }
  }

  /**
   * Plays a match.
   *
   * @param games how many, 1 or more
   */
  public static MixedMatch play(
      SimultaneousGame game, MixedPolicy a, MixedPolicy b, int games, long seed) {
    int wins = 0;
    int losses = 0;
    double sum = 0;
    for (int number = 0; number < games; number++) {
      boolean isFirst = Seat.at(number) == Seat.FIRST;
      SimultaneousEpisode episode =
          SimultaneousEpisode.play(
              game.start(), isFirst ? a : b, isFirst ? b : a, Seeds.stream(seed, number));
      double gain = (isFirst ? 1 : -1) * episode.gain().doubleValue();
      wins += gain > 0 ? 1 : 0;
      losses += gain < 0 ? 1 : 0;
      sum += gain;
    }
    return new MixedMatch(wins, losses, games, sum / games, exact(game, a, b));
  }

  private static Optional<Exact> exact(SimultaneousGame game, MixedPolicy a, MixedPolicy b) {
    try {
      return Optional.of(
          Exact.of(GainDistribution.of(game, a, b), GainDistribution.of(game, b, a)));
    } catch (LimitError e) {
      return Optional.empty();
    }
  }

  /** How many games nobody got anything of the other in. */
  public int draws() {
    return games - wins - losses;
  }

  /** The share of games that A won. */
  public Share won() {
    return new Share(wins, games);
  }
}
