package org.mexbox.runs.experiment;

import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousEpisode;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.runs.measure.Share;

/**
 * What came out when A played B where both choose at once, A sitting FIRST in every other game,
 * beginning with the first.
 *
 * @param wins in how many games A got something of B
 * @param losses in how many B got something of A
 * @param games how many were played
 * @param meanGain what A got of B in a game, on average
 */
public record MixedMatch(int wins, int losses, int games, double meanGain) {

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
    return new MixedMatch(wins, losses, games, sum / games);
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
