package org.mexbox.environments.chance;

import java.util.List;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.play.Draws;

/**
 * What a player may choose, and what nature may make of it: the sum of independent trials.
 *
 * @param name how it prints
 * @param trial the cases of one trial; their probabilities sum to 1
 * @param trials how often it is made, 1 or more
 */
public record Choice(String name, List<Case> trial, int trials) implements Move {

  /**
   * One case of a trial.
   *
   * @param probability above 0, at most 1
   * @param gain what the player gets in this case
   */
  public record Case(Fraction probability, Fraction gain) {}

  /** Copies the list. */
  public Choice {
    trial = List.copyOf(trial);
  }

  /** A choice whose gain is certain. */
  static Choice sure(String name, Fraction gain) {
    return new Choice(name, List.of(new Case(Fraction.ONE, gain)), 1);
  }

  /** Lets nature decide: the sum of what the trials bring. */
  public Fraction draw(RandomGenerator random) {
    double[] chances = trial.stream().mapToDouble(c -> c.probability().doubleValue()).toArray();
    Fraction gain = Fraction.ZERO;
    for (int i = 0; i < trials; i++) {
      gain = gain.plus(trial.get(Draws.index(chances, random)).gain());
    }
    return gain;
  }

  @Override
  public String toString() {
    return name;
  }
}
