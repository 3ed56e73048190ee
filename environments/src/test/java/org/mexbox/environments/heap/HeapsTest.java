package org.mexbox.environments.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;

class HeapsTest {

  private static Position at(String game) {
    return Catalogue.game(game).start();
  }

  @Test
  void equalHeaps_areNamedByTheirPlace() {
    Position position = at("nim:2,1,2");
    assertThat(position.moves().toString()).isEqualTo("[2->0@1, 2->1@1, 1->0, 2->0@3, 2->1@3]");
    assertThat(position.after(position.move("2->0@3"))).hasToString("2,1,0");
    assertThat(position.move("2->0")).hasToString("2->0@1");
  }

  @Test
  void subtraction_leavesOnlyWhatItMayTake() {
    assertThat(at("subtract:7:take=2,3").moves().toString()).isEqualTo("[7->4, 7->5]");
    assertThat(at("subtract:1:take=2,3").isTerminal()).isTrue();
    assertThat(at("subtract:2,1:take=2,3").moves()).hasSize(1);
  }

  @Test
  void moore_mayTouchKHeapsAtOnce() {
    Position position = at("moore:1,1,1:k=2");
    assertThat(position.moves()).hasSize(6);
    assertThat(position.after(position.move("1->0@1+1->0@3"))).hasToString("0,1,0");
    assertThat(position.move("1->0+1->0")).hasToString("1->0@1+1->0@2");
    assertThatThrownBy(() -> position.move("1->0@1+1->0@2+1->0@3")).isInstanceOf(InputError.class);
  }

  @Test
  void moore_withTooManyMovesToWriteDown_saysSo() {
    assertThatThrownBy(() -> at("moore:2000,2000:k=2").moves())
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("at most 1000000 allowed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3->3",
        "3->4",
        "4->0",
        "3->0@2",
        "3->0@0",
        "3->0@9",
        "3->-1",
        "3",
        "->",
        "3->0+",
        "3->0+3->1",
        "3->0+5->1",
        "3 -> 1 -> 0",
        "0->0",
        "3→1",
        "99999999999->1"
      })
  void move_thatBreaksTheRules_isRefused(String text) {
    Position position = at("nim:3,5");
    assertThatThrownBy(() -> position.move(text))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("must be legal in 3,5")
        .hasMessageContaining("try 3->0, 3->1");
  }

  @Test
  void move_ofAnotherPosition_isRefused() {
    Move move = at("nim:3,5").move("5->1");
    assertThatThrownBy(() -> at("nim:3,4").after(move)).isInstanceOf(InputError.class);
    assertThatThrownBy(() -> at("subtract:3,5:take=1").after(move)).isInstanceOf(InputError.class);
    assertThatThrownBy(() -> at("nim:5").after(move)).isInstanceOf(InputError.class);
  }

  @Test
  void hugeHeap_costsNothingToLookAt() {
    Position position = at("nim:1000000000,1000000000");
    List<Move> moves = position.moves();
    assertThat(moves).hasSize(2_000_000_000);
    assertThat(moves.get(1_999_999_999)).hasToString("1000000000->999999999@2");
    assertThat(position.after(moves.get(5))).hasToString("5,1000000000");
  }

  @Test
  void canonical_sortsAndForgetsEmptyHeaps() {
    assertThat(at("nim:5,0,3,4,0").canonical()).hasToString("3,4,5");
    assertThat(at("nim:0,0").canonical()).hasToString("0");
  }

  @Test
  void components_ofMoore_areTheWhole() {
    assertThat(((Heaps) at("moore:1,2:k=2")).components()).hasSize(1);
    assertThat(((Heaps) at("nim:1,0,2")).components().toString()).isEqualTo("[1, 2]");
  }

  @Test
  void rules_ofDifferentOptions_areDifferent() {
    assertThat(at("nim:3")).isNotEqualTo(at("nim:3:misere"));
    assertThat(at("subtract:3:take=1")).isNotEqualTo(at("subtract:3:take=1,2"));
    assertThat(at("moore:3:k=1")).isNotEqualTo(at("nim:3"));
    assertThat(new Nim(PlayConvention.NORMAL)).isEqualTo(at("nim:7").ruleset());
  }

  @Test
  void packing_ofTooLargeASpace_isNotOffered() {
    assertThat(Catalogue.game("nim:900000000,900000000,100").packing()).isEmpty();
    assertThat(Catalogue.game("nim:1,3,5,7,9,11,13").packing().orElseThrow().size())
        .isEqualTo(645_120);
  }

  @Test
  void packing_ofAPositionThatCannotFollow_isRefused() {
    var packing = Catalogue.game("nim:3,4").packing().orElseThrow();
    assertThatThrownBy(() -> packing.pack(at("nim:4,4"))).isInstanceOf(InputError.class);
    assertThatThrownBy(() -> packing.pack(at("nim:3,4:misere"))).isInstanceOf(InputError.class);
  }
}
