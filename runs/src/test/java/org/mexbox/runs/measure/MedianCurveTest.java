package org.mexbox.runs.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.SyntheticRuns;

class MedianCurveTest {
  private static final long[] AT = {0, 10, 20, 40, 80, 160, 320, 640, 1280};

  @Test
  void median_ofOddAndEvenManyRuns_isTheMiddle() {
    List<RunRecord> runs =
        List.of(
            SyntheticRuns.run(new long[] {0, 5, 9}, .1, .2, .9),
            SyntheticRuns.run(new long[] {0, 5, 9}, .3, .8, 1),
            SyntheticRuns.run(new long[] {0, 5, 9}, .2, .4, .5));
    assertThat(median(runs).values()).containsExactly(.2, .4, .9);
    assertThat(median(runs.subList(0, 2)).values()).containsExactly(.2, .5, .95);
  }

  @Test
  void median_ofRunsOfUnequalLength_standsOnCommonEpisodesOnly() {
    List<RunRecord> runs =
        List.of(
            SyntheticRuns.run(new long[] {0, 5, 9, 20}, .1, .2, .3, .4),
            SyntheticRuns.run(new long[] {0, 5, 7}, .3, .8, 1));
    assertThat(median(runs).episodes()).containsExactly(0L, 5L);
    MedianCurve teacher = MedianCurve.of(runs, CurvePoint::winRateVsTeacher, Seeds.stream(1));
    assertThat(teacher.episodes()).isEmpty();
    assertThat(teacher.values()).isEmpty();
  }

  @Test
  void band_underTwentyRuns_isAbsent() {
    assertThat(median(sample(1, 19)).band()).isEmpty();
    assertThat(median(sample(1, 20)).band()).isPresent();
  }

  @Test
  void band_ofEqualRuns_isTheirCurve() {
    double[] scores = {.1, .2, .3, .4, .5, .6, .7, .8, 1};
    MedianCurve curve =
        median(IntStream.range(0, 20).mapToObj(i -> SyntheticRuns.run(AT, scores)).toList());
    assertThat(curve.band().orElseThrow().low()).isEqualTo(curve.values());
    assertThat(curve.band().orElseThrow().high()).isEqualTo(curve.values());
  }

  @Test
  void band_sameSeed_sameBitsAndAroundTheMedian() {
    MedianCurve curve = median(sample(3, 30));
    assertThat(median(sample(3, 30))).isEqualTo(curve);
    MedianCurve.Band band = curve.band().orElseThrow();
    for (int i = 0; i < AT.length; i++) {
      assertThat(curve.values().get(i)).isBetween(band.low().get(i), band.high().get(i));
      assertThat(band.high().get(i)).isLessThanOrEqualTo(1);
    }
  }

  /**
   * Of many made-up experiments with a known median curve, the band must hold the whole curve in
   * about 95 of 100. Coarse: with 200 experiments the standard error is 1.5 points.
   */
  @Test
  void band_overManyExperiments_holdsTheTrueCurveAboutAsOftenAsItSays() {
    int experiments = 200;
    int held = 0;
    for (int i = 0; i < experiments; i++) {
      held += holds(median(sample(1_000 + i, 20))) ? 1 : 0;
    }
    assertThat((double) held / experiments).isBetween(0.92, 1.0);
  }

  @Test
  void signTestRank_tabulatedSizes_agrees() {
    // Largest k with 2 P(Bin(n, 1/2) < k) at most .05: the sign test's table.
    assertThat(IntStream.of(5, 6, 20, 21, 25, 30).map(SimultaneousBand::signTestRank))
        .containsExactly(0, 1, 6, 6, 8, 10);
  }

  private static boolean holds(MedianCurve curve) {
    MedianCurve.Band band = curve.band().orElseThrow();
    return IntStream.range(0, AT.length)
        .allMatch(
            i -> {
              double truth = score(i, 0);
              return band.low().get(i) <= truth && truth <= band.high().get(i);
            });
  }

  /**
   * Runs whose half-way points spread evenly about e^4 episodes: the middle is the median. Odd and
   * even points have a shift each, so that a band for single points would fall short.
   */
  private static List<RunRecord> sample(long seed, int runs) {
    RandomGenerator random = Seeds.stream(seed);
    return IntStream.range(0, runs)
        .mapToObj(
            run -> {
              double[] shifts = {3 * (Draws.unit(random) - 0.5), 3 * (Draws.unit(random) - 0.5)};
              return SyntheticRuns.run(
                  AT,
                  IntStream.range(0, AT.length)
                      .mapToDouble(i -> score(i, shifts[i % 2]))
                      .toArray());
            })
        .toList();
  }

  private static double score(int i, double shift) {
    return 0.25 + 0.75 / (1 + Math.exp(1.5 * (4 + shift - Math.log(AT[i] + 1.0))));
  }

  private static MedianCurve median(List<RunRecord> runs) {
    return MedianCurve.of(runs, CurvePoint::expertScore, Seeds.stream(1));
  }
}
