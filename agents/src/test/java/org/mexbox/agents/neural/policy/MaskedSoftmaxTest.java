package org.mexbox.agents.neural.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Field case P46. */
class MaskedSoftmaxTest {

  @Test
  void illegalLogit_doesNotCount() {
    float[] policy = MaskedSoftmax.of(new float[] {-2, -3, 5}, new boolean[] {true, true, false});
    assertThat(policy[0]).isCloseTo(0.7311f, within(1e-4f));
    assertThat(policy[1]).isCloseTo(0.2689f, within(1e-4f));
    assertThat(policy[2]).isZero();
  }

  @Test
  void hugeIllegalLogit_leavesNumbers() {
    float[] policy = MaskedSoftmax.of(new float[] {200, 0, 0}, new boolean[] {false, true, true});
    assertThat(policy).containsExactly(0, 0.5f, 0.5f);
  }

  @Test
  void hugeLegalLogits_leaveNumbers() {
    float[] policy = MaskedSoftmax.of(new float[] {9_000, -9_000}, new boolean[] {true, true});
    assertThat(policy).containsExactly(1, 0);
  }

  @Test
  void positionWithoutAMove_isNotAsked() {
    assertThatThrownBy(() -> MaskedSoftmax.of(new float[] {1}, new boolean[] {false}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a position without a move has no policy");
  }
}
