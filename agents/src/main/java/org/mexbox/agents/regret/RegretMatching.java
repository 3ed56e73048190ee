package org.mexbox.agents.regret;

import java.io.DataInput;
import java.io.IOException;
import java.util.Arrays;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Range;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.Setting;
import org.mexbox.environments.simultaneous.SimultaneousGame;

/**
 * Regret matching+: every choice is made in proportion to how much one regrets not having made it
 * before, regrets below 0 forgotten; the average is played, later visits counting more (Tammelin,
 * Solving large imperfect information games using CFR+, 2014; here at every position of a
 * stochastic game, with learnt values of what comes after).
 *
 * @param epsilon the chance of a random choice in training, 0..1
 * @param least choices made more rarely on average are left out when it is examined, 0..0.5;
 *     without it nothing would ever be given up for good, and an opponent who can wait for ever
 *     would profit
 */
public record RegretMatching(Schedule epsilon, @Range(min = 0, max = 0.5) double least)
    implements SimultaneousSpec {

  /** Checks the range. */
  public RegretMatching {
    Setting.requireInRange(RegretMatching.class, "least", least);
  }

  /** The defaults. */
  public RegretMatching() {
    this(Schedule.constant(0.5), 0.001);
  }

  @Override
  public String name() {
    return "regret";
  }

  @Override
  public SimultaneousAgent create(SimultaneousGame game) {
    return new SelfPlayLearner(
        this, game, new Rule(), new SelfPlayLearner.Settings(epsilon, least));
  }

  @Override
  public SimultaneousAgent load(SimultaneousGame game, DataInput in) throws IOException {
    SelfPlayLearner learner =
        new SelfPlayLearner(this, game, new Rule(), new SelfPlayLearner.Settings(epsilon, least));
    learner.load(in);
    return learner;
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }

  private static final class Rule implements ChoiceRule {
    @Override
    public void strategy(double[] weights, double[] average, double[] into) {
      double sum = 0;
      for (double regret : weights) {
        sum += regret;
      }
      if (sum > 0) {
        for (int i = 0; i < weights.length; i++) {
          into[i] = weights[i] / sum;
        }
      } else {
        Arrays.fill(into, 0, weights.length, 1.0 / weights.length);
      }
    }

    @Override
    public void learn(double[] weights, double[] payoffs, double[] strategy) {
      double mean = 0;
      for (int i = 0; i < weights.length; i++) {
        mean += strategy[i] * payoffs[i];
      }
      for (int i = 0; i < weights.length; i++) {
        weights[i] = Math.max(0, weights[i] + payoffs[i] - mean);
      }
    }

    @Override
    public boolean answersAverages() {
      return false;
    }

    @Override
    public double weight(long visit) {
      return visit;
    }
  }
}
