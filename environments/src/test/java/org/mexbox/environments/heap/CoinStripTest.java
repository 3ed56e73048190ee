package org.mexbox.environments.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

class CoinStripTest {

  private static Position at(String game) {
    return Catalogue.game(game).start();
  }

  @Test
  void picture_hasEachCoinOnItsCell() {
    assertThat(Pictured.of(at("cz36:2,0,5,2")))
        .containsExactly(
            "       o4", //
            " o2  . o1  .  . o3",
            "  0  1  2  3  4  5");
    assertThat(Pictured.of(at("cz36:0,0"))).containsExactly(" o2", " o1", "  0");
    assertThat(Pictured.drawing(at("cz36:2,0,2")))
        .isEqualTo(new Drawing.Strip(List.of(List.of(1), List.of(), List.of(0, 2))));
  }

  @Test
  void picture_isNeverWiderThanATerminal() {
    assertThat(Pictured.of(at("cz36:25,1"))).hasSize(2).allMatch(line -> line.length() <= 80);
    assertThat(Pictured.of(at("cz36:26,1"))).containsExactly("26,1");
    String twelve = "19" + ",0".repeat(11);
    assertThat(Pictured.of(at("cz36:" + twelve))).hasSize(12).allMatch(line -> line.length() <= 80);
  }

  @Test
  void coins_moveAsHeapsShrink() {
    assertThat(at("cz36").moves()).isEqualTo(at("nim:2,5,6,8").moves());
    assertThat(at("cz36").after(at("cz36").move("8->1"))).hasToString("2,5,6,1");
    assertThat(Catalogue.game("cz36:1,2:misere"))
        .hasToString("nim:1,2:misere:drawn=strip")
        .isEqualTo(Catalogue.game("nim:1,2:drawn=strip:misere"));
    assertThat(Catalogue.game("nim:1,2:drawn=heaps")).hasToString("nim:1,2");
    assertThatThrownBy(() -> at("nim:1,2:drawn=stripe"))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("drawn: must be one of heaps, strip");
  }
}
