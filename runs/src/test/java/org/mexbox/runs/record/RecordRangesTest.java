package org.mexbox.runs.record;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;

class RecordRangesTest {

  @ParameterizedTest
  @ValueSource(doubles = {-0.1, 1.1, Double.NaN, Double.POSITIVE_INFINITY})
  void shares_outOfRange_areRefused(double share) {
    assertRefused(() -> CurvePoint.of(0, 0, share));
    assertRefused(() -> new CurvePoint(0, 0, 0, null, share, null, null, null, null));
    assertRefused(() -> new CurvePoint(0, 0, 0, null, null, share, null, null, null));
    assertRefused(() -> new CurvePoint(0, 0, 0, null, null, null, share, null, null));
    assertRefused(() -> new CurvePoint(0, 0, 0, null, null, null, null, share, null));
    assertRefused(() -> new CurvePoint(0, 0, 0, null, null, null, null, null, share));
    assertRefused(() -> new Yardstick(1, 1, share, null));
  }

  @Test
  void counts_outOfRange_areRefused() {
    assertRefused(() -> new CurvePoint(0, 0, null, null, null, null, null, null, null, -0.1));
    assertRefused(() -> Yardstick.atOnce(1, Double.NaN));
    assertRefused(() -> Yardstick.atOnce(1, Double.POSITIVE_INFINITY));
    assertRefused(() -> CurvePoint.of(-1, 0, 0));
    assertRefused(() -> CurvePoint.of(0, -1, 0));
    assertRefused(() -> new Yardstick(-1, 0, 0, null));
    assertRefused(() -> new Yardstick(5, 6, 0, null));
  }

  @Test
  void curve_notAscending_isRefused() {
    assertRefused(() -> SyntheticRuns.run(new long[] {0, 5, 5}, 0, 0, 0));
    assertRefused(() -> SyntheticRuns.run(new long[] {5, 0}, 0, 0));
  }

  @Test
  void seconds_negative_areRefused() {
    assertRefused(
        () ->
            new RunRecord(
                "r1",
                Samples.settings(1),
                Samples.PROVENANCE,
                Samples.YARDSTICK,
                Samples.STARTED,
                -1,
                RunStatus.RUNNING,
                List.of()));
  }

  private static void assertRefused(ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(InputError.class).hasMessageNotContaining("\n");
  }
}
