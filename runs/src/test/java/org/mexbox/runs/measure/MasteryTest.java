package org.mexbox.runs.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.InputError;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.SyntheticRuns;

class MasteryTest {

  @ParameterizedTest
  @CsvSource({
    // n / (n + z^2) and its mirror, by hand; the third is the usual textbook case.
    "10, 10, 0.72246, 1",
    "0, 10, 0, 0.27754",
    "8, 10, 0.49016, 0.94331",
    "1, 1, 0.20655, 1"
  })
  void wilson_handComputed_agrees(int hits, int trials, double low, double high) {
    Share share = new Share(hits, trials);
    assertThat(share.low()).isCloseTo(low, within(1e-4));
    assertThat(share.high()).isCloseTo(high, within(1e-4));
    assertThat(share.value()).isEqualTo((double) hits / trials);
  }

  @Test
  void share_outOfRange_isRefused() {
    assertThatThrownBy(() -> new Share(2, 1)).isInstanceOf(InputError.class);
    assertThatThrownBy(() -> new Share(0, 0)).isInstanceOf(InputError.class);
    assertThatThrownBy(() -> new Share(-1, 3)).isInstanceOf(InputError.class);
  }

  @Test
  void episodesToMastery_aLearnerThatForgets_countsFromTheLastRise() {
    long[] at = {0, 1, 2, 4, 8, 16};
    assertThat(SyntheticRuns.run(at, .2, 1, .9, 1, 1, 1).episodesToMastery()).hasValue(4);
    assertThat(SyntheticRuns.run(at, .2, 1, 1, 1, 1, .9).episodesToMastery()).isEmpty();
    assertThat(SyntheticRuns.run(at, 1, 1, 1, 1, 1, 1).episodesToMastery()).hasValue(0);
    assertThat(SyntheticRuns.run(at, .2, .9, .8, .9, .95, .9).episodesToMastery(0.9)).hasValue(4);
    assertThat(SyntheticRuns.run(new long[0]).episodesToMastery()).isEmpty();
  }

  /** The remission times of Freireich et al. 1963, the example of every textbook. */
  @Test
  void masteryCurve_textbookData_agrees() {
    List<RunRecord> runs = new ArrayList<>();
    for (long time : new long[] {6, 6, 6, 7, 10, 13, 16, 22, 23}) {
      runs.add(SyntheticRuns.mastered(time));
    }
    for (long time : new long[] {6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35}) {
      runs.add(SyntheticRuns.stuck(time));
    }
    MasteryCurve curve = MasteryCurve.of(runs);
    double[] unmastered = {.857, .807, .753, .690, .627, .538, .448};
    long[] moments = {6, 7, 10, 13, 16, 22, 23};
    int[] atRisk = {21, 17, 15, 12, 11, 7, 6};
    assertThat(curve.steps()).hasSize(7);
    for (int i = 0; i < 7; i++) {
      MasteryCurve.Step step = curve.steps().get(i);
      assertThat(step.episode()).isEqualTo(moments[i]);
      assertThat(step.atRisk()).isEqualTo(atRisk[i]);
      assertThat(step.share()).isCloseTo(1 - unmastered[i], within(6e-4));
      assertThat(curve.shareAt(moments[i])).isEqualTo(step.share());
      assertThat(curve.shareAt(moments[i] - 1)).isLessThan(step.share());
    }
    assertThat(curve.median()).hasValue(23);
    assertThat(curve.end()).isEqualTo(35);
    Mastery mastery = Mastery.of(runs);
    assertThat(mastery.share()).isEqualTo(new Share(9, 21));
    assertThat(mastery.median()).hasValue(23);
    assertThat(mastery.worst()).isEmpty();
  }

  @Test
  void masteryCurve_withoutStuckRuns_isThePlainShare() {
    List<RunRecord> runs = LongStream.of(40, 10, 30, 20).mapToObj(SyntheticRuns::mastered).toList();
    MasteryCurve curve = MasteryCurve.of(runs);
    for (int i = 1; i <= 4; i++) {
      assertThat(curve.shareAt(10L * i)).isCloseTo(i / 4.0, within(1e-12));
    }
    Mastery mastery = Mastery.of(runs);
    assertThat(mastery.median()).hasValue(20);
    assertThat(mastery.worst()).hasValue(40);
  }

  @Test
  void mastery_halfOfTheRunsStuck_medianIsTheLastThatMastered() {
    List<RunRecord> runs =
        Stream.concat(
                IntStream.of(5, 9).mapToObj(SyntheticRuns::mastered),
                IntStream.of(99, 99).mapToObj(SyntheticRuns::stuck))
            .toList();
    assertThat(Mastery.of(runs).median()).hasValue(9);
    assertThat(Mastery.of(runs.subList(1, 4)).median()).isEqualTo(OptionalLong.empty());
  }

  @Test
  void group_withoutRuns_isRefused() {
    assertThatThrownBy(() -> new RunGroup("q", List.of())).isInstanceOf(InputError.class);
  }
}
