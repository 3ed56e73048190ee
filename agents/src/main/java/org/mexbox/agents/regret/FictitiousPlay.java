package org.mexbox.agents.regret;

import java.io.DataInput;
import java.io.IOException;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Range;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.Setting;
import org.mexbox.environments.simultaneous.SimultaneousGame;

/**
 * Fictitious play: at every position each seat makes the choice that would have done best against
 * what the other has done there so far (Brown, Iterative solution of games by fictitious play,
 * 1951; Robinson, Annals of Mathematics 54, 1951). Ties go to the first choice.
 *
 * @param epsilon the chance of a random choice in training, 0..1
 * @param least choices made more rarely on average are left out when it is examined, 0..0.5;
 *     without it nothing would ever be given up for good, and an opponent who can wait for ever
 *     would profit
 */
public record FictitiousPlay(Schedule epsilon, @Range(min = 0, max = 0.5) double least)
    implements SimultaneousSpec {

  /** Checks the range. */
  public FictitiousPlay {
    Setting.requireInRange(FictitiousPlay.class, "least", least);
  }

  /** The defaults. */
  public FictitiousPlay() {
    this(Schedule.constant(0.5), 0.001);
  }

  @Override
  public String name() {
    return "fictitious";
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
      int best = 0;
      for (int i = 0; i < weights.length; i++) {
        into[i] = 0;
        best = weights[i] > weights[best] ? i : best;
      }
      into[best] = 1;
    }

    /** {@inheritDoc} The newest payoffs are all it needs: they are against the whole past. */
    @Override
    public void learn(double[] weights, double[] payoffs, double[] strategy) {
      System.arraycopy(payoffs, 0, weights, 0, weights.length);
    }

    @Override
    public boolean answersAverages() {
      return true;
    }

    @Override
    public double weight(long visit) {
      return 1;
    }
  }
}
