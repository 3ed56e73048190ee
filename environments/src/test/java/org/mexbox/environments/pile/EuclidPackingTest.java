package org.mexbox.environments.pile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.contract.Walks;

class EuclidPackingTest {

  private static final Euclid RULES = new Euclid(PlayConvention.NORMAL);

  private static Packing packing(String start) {
    return RULES.packing(RULES.parse(start)).orElseThrow();
  }

  @Test
  void codes_areThoseOfThePositionsThatPlayMeets() {
    for (int first = 0; first <= 40; first++) {
      for (int second = 0; second <= 40; second++) {
        NumberPair start = new NumberPair(RULES, first, second);
        Packing packing = new EuclidPacking(start);
        Set<Position> met = Walks.breadthFirst(start, 2_000);
        assertThat(packing.size()).as("%s", start).isEqualTo(met.size());
        long[] options = new long[packing.maxOptions()];
        for (Position position : met) {
          long code = packing.pack(position);
          assertThat(packing.unpack(code)).isEqualTo(position);
          assertThat(packing.options(code, options)).isEqualTo(position.moves().size());
          for (int i = 0; i < position.moves().size(); i++) {
            Position option = position.after(position.moves().get(i));
            assertThat(options[i]).isEqualTo(packing.pack(option)).isLessThan(code);
          }
        }
      }
    }
  }

  // 41 quotients are 1 and the last is 2; play ends with 0 in either place.
  @Test
  void largeNumbers_haveFewCodes() {
    assertThat(packing("701408733,433494437").size()).isEqualTo(45);
    assertThat(packing("100000,37").size()).isLessThan(3_000);
    assertThat(packing("1000000000,1").size()).isEqualTo(1_000_000_001);
  }

  @Test
  void positionThatCannotFollow_isRefused() {
    for (String other : new String[] {"24,7", "4,4", "26,7", "7,25"}) {
      assertThatThrownBy(() -> packing("25,7").pack(RULES.parse(other)))
          .isInstanceOf(InputError.class)
          .hasMessage("position: must follow 25,7 by moves, was \"" + other + "\"; try 25,7");
    }
  }
}
