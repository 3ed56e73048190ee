package org.mexbox.agents.encode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;

/** Every position of small games, not a sample. */
class EncodingTest {

  private static Encoding encoding(String game, BoxOrder order, HeapFeatures features) {
    return Encoding.of(Catalogue.game(game), order, features);
  }

  private static List<Position> shown(Game game, Encoding encoding) {
    List<Position> met = new ArrayList<>(List.of(encoding.shown(game.start())));
    Set<Position> known = new HashSet<>(met);
    for (int i = 0; i < met.size(); i++) {
      for (Move move : met.get(i).moves()) {
        Position next = encoding.shown(met.get(i).after(move));
        if (known.add(next)) {
          met.add(next);
        }
      }
    }
    return met;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nim:3,4,5|ORDERED|SIZES|15|12",
        "nim:5,0,3|SORTED|SIZES|10|8",
        "nim:3,4,5|SORTED|CELLS|12|12",
        "nim:0|SORTED|SIZES|1|1",
        "nim:0|SORTED|CELLS|1|1",
        "chomp:4x5|SORTED|SIZES|20|20",
        "chomp:5x4|SORTED|SIZES|20|20",
        "tic-tac-toe|SORTED|SIZES|18|9",
      })
  void sizes_followFromTheStart(
      String game, BoxOrder order, HeapFeatures features, int inputs, int outputs) {
    Encoding encoding = encoding(game, order, features);
    assertThat(encoding.inputs()).isEqualTo(inputs);
    assertThat(encoding.outputs()).isEqualTo(outputs);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:3,4,5",
        "nim:2,0,2,1:misere",
        "subtract:9,7:take=1,3:misere",
        "moore:2,3,2:k=2",
        "chomp:3x4",
        "chomp:4x2",
        "mnk:3x2:k=2",
        "tic-tac-toe",
        "cram:2x3"
      })
  void positionsAndMoves_areToldApart(String text) {
    Game game = Catalogue.game(text);
    for (BoxOrder order : BoxOrder.values()) {
      for (HeapFeatures features : HeapFeatures.values()) {
        assertToldApart(game, Encoding.of(game, order, features));
      }
    }
  }

  private static void assertToldApart(Game game, Encoding encoding) {
    Map<List<Integer>, Position> seen = new HashMap<>();
    for (Position position : shown(game, encoding)) {
      int[] ones = encoding.ones(position);
      assertThat(ones).isSorted().doesNotHaveDuplicates();
      assertThat(Arrays.stream(ones)).allMatch(one -> one >= 0 && one < encoding.inputs());
      Position twin = seen.put(Arrays.stream(ones).boxed().toList(), position);
      // Boards look the same to both players where the roles are; then play is the same too.
      assertThat(twin == null || twin.moves().equals(position.moves()))
          .as("%s and %s", twin, position)
          .isTrue();
      Set<Integer> outputs = new HashSet<>();
      for (Move move : position.moves()) {
        int output = encoding.output(move, position);
        assertThat(output).isBetween(0, encoding.outputs() - 1);
        assertThat(outputs.add(output)).as("%s in %s", move, position).isTrue();
      }
    }
  }

  /** Each input is 1 for one size only, or from one size on: no digits of any kind. */
  @ParameterizedTest
  @ValueSource(ints = {1, 7, 20})
  void heap_isShownBySizeOrByObjects(int most) {
    Encoding sizes = encoding("nim:" + most, BoxOrder.ORDERED, HeapFeatures.SIZES);
    Encoding cells = encoding("nim:" + most, BoxOrder.ORDERED, HeapFeatures.CELLS);
    for (int size = 0; size <= most; size++) {
      Position heap = Catalogue.game("nim:" + size).start();
      assertThat(sizes.ones(heap)).containsExactly(size);
      assertThat(cells.ones(heap)).isEqualTo(IntStream.range(0, size).toArray());
    }
  }

  @Test
  void sortedHeaps_keepTheLargestInItsPlace() {
    Encoding encoding = encoding("nim:1,3,5", BoxOrder.SORTED, HeapFeatures.SIZES);
    Position position = encoding.shown(Catalogue.game("nim:0,4,1").start());
    // Heaps 0, 1, 4 in places of 2, 4 and 6 sizes.
    assertThat(encoding.ones(position)).containsExactly(0, 2 + 1, 2 + 4 + 4);
    Move move = position.move("4->2");
    assertThat(encoding.output(move, position)).isEqualTo(1 + 3 + 2);
  }

  /** As Zhou and Riis write the heaps 1, 3, 5 with 1, 2 and 3 objects left. */
  @Test
  void objects_areReadHeapByHeapWithSeparators() {
    Encoding encoding = encoding("nim:1,3,5", BoxOrder.ORDERED, HeapFeatures.CELLS);
    Sequence sequence = encoding.sequence();
    assertThat(sequence.length()).isEqualTo(11);
    assertThat(sequence.channels()).isEqualTo(1);
    assertThat(sequence.read(encoding.ones(Catalogue.game("nim:1,2,3").start())))
        .containsExactly(1, -1, 0, 1, 1, -1, 0, 0, 1, 1, 1);
  }

  @Test
  void sizes_areReadHeapByHeap() {
    Encoding encoding = encoding("nim:1,3", BoxOrder.ORDERED, HeapFeatures.SIZES);
    Sequence sequence = encoding.sequence();
    assertThat(sequence.length()).isEqualTo(2);
    assertThat(sequence.read(encoding.ones(Catalogue.game("nim:0,2").start())))
        .containsExactly(1, 0, 0, 0, /* second heap */ 0, 0, 1, 0);
  }

  @Test
  void cells_areReadRowByRowWithSeparators() {
    Encoding encoding = encoding("mnk:3x2:k=2", BoxOrder.ORDERED, HeapFeatures.SIZES);
    Sequence sequence = encoding.sequence();
    assertThat(sequence.length()).isEqualTo(3 * 3 - 1);
    assertThat(sequence.channels()).isEqualTo(2);
    float[] empty = {0, 0, 0, 0, -1, -1, 0, 0, 0, 0, -1, -1, 0, 0, 0, 0};
    assertThat(sequence.read(new int[0])).isEqualTo(empty);
    // The first cell of the second row, the second thing that may be there.
    empty[2 * 3 + 1] = 1;
    assertThat(sequence.read(new int[] {2 * 2 + 1})).isEqualTo(empty);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:0", "nim:2,0,2,1", "moore:2,3,2:k=2", "chomp:4x2", "hexapawn"})
  void sequence_readsEveryInputOnce(String text) {
    for (HeapFeatures features : HeapFeatures.values()) {
      Encoding encoding = encoding(text, BoxOrder.ORDERED, features);
      Sequence sequence = encoding.sequence();
      assertThat(sequence.inputs()).isEqualTo(encoding.inputs());
      Set<Integer> places = new HashSet<>();
      float[] empty = sequence.read(new int[0]);
      for (int input = 0; input < encoding.inputs(); input++) {
        float[] read = sequence.read(new int[] {input});
        int place = Arrays.mismatch(empty, read);
        assertThat(empty[place]).isZero();
        assertThat(read[place]).isOne();
        assertThat(places.add(place)).isTrue();
        empty[place] = 1;
        assertThat(read).isEqualTo(empty);
        empty[place] = 0;
      }
    }
  }

  @Test
  void sequence_ofTooManyNumbers_isRefused() {
    String text = "nim:5000,1,1";
    Encoding encoding = encoding(text, BoxOrder.SORTED, HeapFeatures.SIZES);
    assertThatThrownBy(encoding::sequence)
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("choose a smaller start");
  }

  @ParameterizedTest
  @ValueSource(strings = {"kayles:20", "two-piles:4,4", "grundy:20", "hexadecimal:12:code=0.8"})
  void game_withoutHeapsAndCells_isRefused(String text) {
    assertThatThrownBy(() -> encoding(text, BoxOrder.SORTED, HeapFeatures.SIZES))
        .isInstanceOf(InputError.class)
        .hasMessageStartingWith(
            "game: must be one of heaps that stay whole, or of a board of cells")
        .hasMessageEndingWith("try nim:3,4,5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:10000", "nim:1000000000,1000000000", "moore:60,60,60:k=2"})
  void game_withTooManyInputsOrMoves_isRefused(String text) {
    assertThatThrownBy(() -> encoding(text, BoxOrder.SORTED, HeapFeatures.SIZES))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("choose a smaller start");
  }
}
