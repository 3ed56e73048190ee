package org.mexbox.runs.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.RunRecord;

/**
 * The share of runs that have mastered the game after so many episodes, estimated by Kaplan and
 * Meier (1958): a run that never mastered says "not yet" up to its last episode and nothing about
 * later ones, so runs of unequal length count for as long as they last.
 *
 * @param steps where the share grows, episodes ascending
 * @param end the last episode of the longest run: nothing is known later
 */
public record MasteryCurve(List<Step> steps, long end) {

  /**
   * A moment at which runs mastered.
   *
   * @param episode the episode
   * @param atRisk how many runs were still going and had not mastered before
   * @param mastered how many of them mastered here
   * @param share the estimated share of all runs that have mastered by now, 0..1
   */
  public record Step(long episode, int atRisk, int mastered, double share) {}

  /** Copies the list. */
  public MasteryCurve {
    steps = List.copyOf(steps);
  }

  /** The curve at an expert score of 1. Runs without an evaluation say nothing. */
  public static MasteryCurve of(List<RunRecord> runs) {
    List<Life> lives = runs.stream().filter(run -> !run.curve().isEmpty()).map(Life::of).toList();
    List<Long> moments =
        lives.stream().filter(Life::mastered).map(Life::episode).distinct().sorted().toList();
    List<Step> steps = new ArrayList<>();
    double unmastered = 1;
    for (long moment : moments) {
      int atRisk = (int) lives.stream().filter(life -> life.episode() >= moment).count();
      int mastered =
          (int) lives.stream().filter(life -> life.mastered() && life.episode() == moment).count();
      unmastered *= 1 - (double) mastered / atRisk;
      steps.add(new Step(moment, atRisk, mastered, 1 - unmastered));
    }
    return new MasteryCurve(steps, runs.stream().mapToLong(MasteryCurve::end).max().orElse(0));
  }

  /** The share that has mastered by an episode, that episode included; 0..1. */
  public double shareAt(long episode) {
    double share = 0;
    for (Step step : steps) {
      share = step.episode() <= episode ? step.share() : share;
    }
    return share;
  }

  /** The first episode by which at least half of the runs have mastered; empty if none is. */
  public OptionalLong median() {
    // A product of fractions such as 3/4 * 2/3 may miss one half by its last bit.
    return steps.stream()
        .filter(s -> s.share() >= 0.5 - 1e-12)
        .mapToLong(Step::episode)
        .findFirst();
  }

  private static long end(RunRecord run) {
    return run.last().map(CurvePoint::episode).orElse(0L);
  }

  /**
   * How long a run was watched.
   *
   * @param episode when it mastered, or else when it ended
   * @param mastered whether it did
   */
  private record Life(long episode, boolean mastered) {
    static Life of(RunRecord run) {
      OptionalLong mastery = run.episodesToMastery();
      return new Life(mastery.orElse(end(run)), mastery.isPresent());
    }
  }
}
