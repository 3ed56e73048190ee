package org.mexbox.runs.record;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;

/** Made-up runs with the shapes that real ones have, for tests of statistics and pictures. */
public final class SyntheticRuns {
  private static final double FLOOR = 0.25;
  private static final int WON = 336;

  private SyntheticRuns() {}

  /** A run with expert scores at given episodes. */
  public static RunRecord run(long[] episodes, double... scores) {
    List<CurvePoint> curve = new ArrayList<>();
    for (int i = 0; i < scores.length; i++) {
      curve.add(CurvePoint.of(episodes[i], episodes[i], scores[i]));
    }
    return record(Samples.settings(1), curve);
  }

  /** A run that mastered at an episode, its last. */
  public static RunRecord mastered(long episode) {
    return run(new long[] {0, episode}, 0.25, 1);
  }

  /** A run that had not mastered at an episode, its last. */
  public static RunRecord stuck(long episode) {
    return run(new long[] {0, episode}, 0.25, 0.9);
  }

  /**
   * Runs of one learner: expert scores rise from the floor along the logarithm of the episodes,
   * with noise on the way.
   *
   * @param agent the text of the learner
   * @param seeds how many runs
   * @param centre about where the score is half way up, in episodes
   * @param stuckShare the share of runs that end below 1
   */
  public static List<RunRecord> learner(String agent, int seeds, double centre, double stuckShare) {
    return LongStream.rangeClosed(1, seeds)
        .mapToObj(seed -> learner(agent, seed, centre, stuckShare))
        .toList();
  }

  private static RunRecord learner(String agent, long seed, double centre, double stuckShare) {
    RandomGenerator random = Seeds.stream(seed, agent.hashCode());
    RunSettings settings =
        new RunSettings("nim:1,3,5,7", agent, "self", 20_000, seed, RunSettings.DEFAULT_SPACING);
    double own = centre * Math.exp(1.2 * (Draws.unit(random) - 0.5));
    double ceiling = Draws.unit(random) < stuckShare ? 0.9 + 0.09 * Draws.unit(random) : 1.02;
    List<CurvePoint> curve = new ArrayList<>();
    for (long episode : settings.evaluations()) {
      double risen = 1 / (1 + Math.pow(own / (episode + 1.0), 1.6));
      double noise = 0.06 * (Draws.unit(random) - 0.5) * Math.min(1, 4 * (1 - risen));
      double score = Math.max(0, Math.min(1, FLOOR + (ceiling - FLOOR) * risen + noise));
      curve.add(point(episode, Math.round(score * WON) / (double) WON));
    }
    return record(settings, curve);
  }

  private static CurvePoint point(long episode, double score) {
    return new CurvePoint(
        episode,
        Math.min(384, episode * 4),
        score,
        score > 0.985,
        0.5 + score / 2,
        Math.pow(score, 4),
        0.5 + score / 2,
        episode == 0 ? null : (Double) 0.5,
        0.1);
  }

  private static RunRecord record(RunSettings settings, List<CurvePoint> curve) {
    return new RunRecord(
        "r" + settings.seed(),
        settings,
        Samples.PROVENANCE,
        new Yardstick(384, WON, FLOOR, 0.02),
        Samples.STARTED,
        1.5,
        RunStatus.FINISHED,
        curve);
  }
}
