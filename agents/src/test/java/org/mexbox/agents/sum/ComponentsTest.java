package org.mexbox.agents.sum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;

/** The rules as numbers say what the rules say. */
class ComponentsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:1,3,5,7",
        "nim:2,2,0",
        "nim:0",
        "nim:2,3,3:misere",
        "subtract:9,7,1:take=2,3",
        "moore:2,3,1:k=2",
      })
  void optionsOfSums_areTheOptionsOfPositions(String text) {
    Game game = Catalogue.game(text);
    Components components = new Components(game, "test");
    Packing packing = game.packing().orElseThrow();
    for (long code = 0; code < packing.size(); code++) {
      Position position = packing.unpack(code);
      Sum sum = components.find(position);
      if (sum == null) {
        // Moore's positions are components themselves; not every code is one that play comes to.
        continue;
      }
      Set<Sum> expected = new HashSet<>();
      for (Move move : position.moves()) {
        expected.add(components.find(position.after(move)));
      }
      Set<Sum> found = new HashSet<>();
      components.forEachOption(
          sum, (part, remainder) -> found.add(components.after(sum, part, remainder)));
      assertThat(found).as("%s", position).isEqualTo(expected);
      assertThat(sum.size() == 0).isEqualTo(position.isTerminal());
    }
    assertThat(components.find(game.start())).isEqualTo(components.start());
  }

  @Test
  void numbers_followTheFirstVisit_andTellNothingOfSizes() {
    Components components = new Components(Catalogue.game("nim:5,2"), "test");
    assertThat(components.count()).isEqualTo(5);
    assertThat(components.position(0)).hasToString("2");
    assertThat(components.position(1)).hasToString("5");
    assertThat(components.position(2)).hasToString("1");
    assertThat(components.endIsLost()).isTrue();
    assertThat(new Components(Catalogue.game("nim:5,2:misere"), "test").endIsLost()).isFalse();
  }
}
