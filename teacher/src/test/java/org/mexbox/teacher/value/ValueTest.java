package org.mexbox.teacher.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;

class ValueTest {

  @Test
  void mex_isTheLeastNumberMissing() {
    assertThat(Mex.of()).isZero();
    assertThat(Mex.of(1, 2)).isZero();
    assertThat(Mex.of(1, 0)).isEqualTo(2);
    assertThat(Mex.of(0, 1, 1, 3, 1_000_000)).isEqualTo(2);
  }

  @Test
  void mexUsedAgain_forgetsWhatItHeld() {
    Mex mex = new Mex(8);
    RandomGenerator random = Seeds.stream(1);
    for (int round = 0; round < 1_000; round++) {
      TreeSet<Integer> values = new TreeSet<>();
      mex.clear();
      for (int i = Draws.below(9, random); i > 0; i--) {
        int value = Draws.below(10, random);
        values.add(value);
        mex.add(value);
      }
      int expected = 0;
      while (values.contains(expected)) {
        expected++;
      }
      assertThat(mex.value()).as("round %d: %s", round, values).isEqualTo(expected);
    }
  }

  @Test
  void nimSum_addsWithoutCarrying() {
    assertThat(NimSum.of()).isZero();
    assertThat(NimSum.of(18, 8, 14, 9, 23)).isEqualTo(10);
  }

  @Test
  void sequenceWithPreperiod_isFoundWithItsSmallestPeriod() {
    int[] values = {9, 8, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3};
    PeriodicSequence sequence = PeriodicSequence.of(values, 4);
    assertThat(sequence.period()).hasValue(3);
    assertThat(sequence.preperiod()).isEqualTo(2);
    for (int i = 0; i < values.length; i++) {
      assertThat(sequence.at(i)).as("index %d", i).isEqualTo(values[i]);
    }
    assertThat(sequence.at(1_000_000_001)).isEqualTo(1 + (1_000_000_001 - 2) % 3);
  }

  @Test
  void sequenceThatDoesNotRepeatYet_isKnownAsFarAsGiven() {
    PeriodicSequence sequence = PeriodicSequence.of(new int[] {0, 1, 0, 2, 0, 1, 0, 3}, 3);
    assertThat(sequence.period()).isEmpty();
    assertThat(sequence.covers(7)).isTrue();
    assertThat(sequence.covers(8)).isFalse();
    assertThatThrownBy(() -> sequence.at(8)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  // Against the definition: the nearest earlier place of the last window, tried one by one.
  @Test
  void randomSequences_havePeriodsAsByTheDefinition() {
    RandomGenerator random = Seeds.stream(2);
    for (int round = 0; round < 2_000; round++) {
      int[] values = new int[1 + Draws.below(14, random)];
      for (int i = 0; i < values.length; i++) {
        values[i] = Draws.below(2, random);
      }
      int window = 1 + Draws.below(4, random);
      assertThat(PeriodicSequence.of(values, window).period().orElse(0))
          .as("round %d", round)
          .isEqualTo(period(values, window));
    }
  }

  private static int period(int[] values, int window) {
    for (int shift = 1; shift + window <= values.length; shift++) {
      boolean same = true;
      for (int i = values.length - window; i < values.length; i++) {
        same &= values[i] == values[i - shift];
      }
      if (same) {
        return shift;
      }
    }
    return 0;
  }
}
