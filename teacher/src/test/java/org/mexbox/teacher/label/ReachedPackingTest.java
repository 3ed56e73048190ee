package org.mexbox.teacher.label;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.sum.EnumeratedPacking;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Limits;

/** Positions counted through where codes have gaps. */
class ReachedPackingTest {
  private static final int MOST = 200_000;

  private static Packing roomy(Game game) {
    return game.ruleset().roomyPacking(game.start()).orElseThrow();
  }

  private static Packing reached(Game game) {
    return ReachedPacking.of(game, roomy(game), MOST, Budget.usual()).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mnk:3x3:k=3",
        "mnk:3x3:k=3:misere",
        "mnk:3x3:k=2:lines=rows",
        "mnk:3x4:k=3:gravity=yes",
        "mnk:xo../..x./..o.:k=3",
        "square-maker:3x3",
        "triangles:2x4:length=3",
        "knights:3x4",
        "triominoes:3x4:shape=both",
        "triominoes:4x4:shape=straight",
        "triominoes:xx../x.../.xx.:shape=corner",
        "cram:3x4",
        "crosses:3x3",
        "nim:3,4,5"
      })
  void everyPositionThatPlayComesTo_hasOneCode(String text) {
    Game game = Catalogue.game(text);
    Packing packing = reached(game);
    Packing table = EnumeratedPacking.of(game.start(), MOST).orElseThrow();
    assertThat(packing.size()).isEqualTo(table.size());
    assertThat(packing.pack(game.start())).isEqualTo(packing.size() - 1);
    Set<Long> codes = new HashSet<>();
    long[] options = new long[packing.maxOptions()];
    for (long code = 0; code < packing.size(); code++) {
      Position position = packing.unpack(code);
      assertThat(packing.pack(position)).isEqualTo(code);
      assertThat(codes.add(table.pack(position))).as("%s", position).isTrue();
      List<Move> moves = position.moves();
      assertThat(packing.options(code, options)).as("%s", position).isEqualTo(moves.size());
      for (int i = 0; i < moves.size(); i++) {
        assertThat(options[i]).isLessThan(code);
        assertThat(packing.unpack(options[i])).isEqualTo(position.after(moves.get(i)));
      }
    }
  }

  @Test
  void positionThatCannotFollow_isRefused() {
    Packing packing = reached(Catalogue.game("triominoes:3x3:shape=straight"));
    for (String text : List.of("x.x/.../x.x:shape=straight", "3x4", "3x3:shape=both")) {
      Position other = Catalogue.game("triominoes:" + text).start();
      assertThatThrownBy(() -> packing.pack(other)).as(text).isInstanceOf(InputError.class);
    }
    Packing marks = reached(Catalogue.game("mnk:x../.../...:k=3"));
    for (String text : List.of("ox./.../...:k=3", "x../.../...:k=2", "3x3:k=3", "nim:3")) {
      Position other = Catalogue.game(text.contains("nim") ? text : "mnk:" + text).start();
      assertThatThrownBy(() -> marks.pack(other)).as(text).isInstanceOf(InputError.class);
    }
  }

  @Test
  void morePositionsThanAllowed_areNotCountedThrough() {
    Game game = Catalogue.game("mnk:3x3:k=3");
    assertThat(ReachedPacking.of(game, roomy(game), 5_478, Budget.usual())).isPresent();
    assertThat(ReachedPacking.of(game, roomy(game), 5_477, Budget.usual())).isEmpty();
  }

  @Test
  void moreCodesThanBits_areNotLookedThrough() {
    Game game = Catalogue.game("cram:6x6");
    assertThat(ReachedPacking.of(game, roomy(game), MOST, Budget.usual())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"mnk:3x4:k=4", "triominoes:4x5:shape=straight"})
  void limit_isExactlyHowManyPositionsThereMayBe(String text) {
    Game game = Catalogue.game(text);
    Budget many = Budget.of(Limits.NONE.keeping(MOST * 10), Clock.systemUTC());
    int positions = (int) Labels.numbering(game, many).size();
    Budget enough = Budget.of(Limits.NONE.keeping(positions), Clock.systemUTC());
    assertThat(Labels.numbering(game, enough).size()).isEqualTo(positions);
    Budget tooFew = Budget.of(Limits.NONE.keeping(positions - 1), Clock.systemUTC());
    assertThatThrownBy(() -> Labels.numbering(game, tooFew))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("at most " + (positions - 1) + " allowed")
        .hasMessageContaining("exam --limit");
  }
}
