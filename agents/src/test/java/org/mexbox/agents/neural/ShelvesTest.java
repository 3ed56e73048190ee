package org.mexbox.agents.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShelvesTest {

  // Words, their components the letters.
  private static Shelves<String> empty(int capacity) {
    return new Shelves<>(capacity, String::length, word -> word, (known, newest) -> newest);
  }

  private static Shelves<String> filled(int capacity, String... words) {
    Shelves<String> shelves = empty(capacity);
    List.of(words).forEach(shelves::add);
    return shelves;
  }

  @Test
  void numbersOfComponents_areDrawnWithEqualChance() {
    Shelves<String> shelves = filled(1_100, "a", "bb", "bc", "bd", "eeee");
    SplittableRandom random = new SplittableRandom(3);
    Map<String, Long> often =
        IntStream.range(0, 90_000)
            .mapToObj(i -> shelves.draw(random))
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    // Five standard deviations of a third, and of a ninth, of the draws.
    assertThat((double) often.getOrDefault("a", 0L)).isCloseTo(30_000, within(710.0));
    assertThat((double) often.getOrDefault("eeee", 0L)).isCloseTo(30_000, within(710.0));
    assertThat((double) often.getOrDefault("bc", 0L)).isCloseTo(10_000, within(475.0));
  }

  @Test
  void positionOfManyComponents_goesToTheLastShelf() {
    Shelves<String> shelves = filled(1_100, "x".repeat(10), "y".repeat(40), "z");
    assertThat(shelves.size()).isEqualTo(3);
    assertThat(shelves.spread(2)).containsExactly("z", "x".repeat(10));
  }

  @Test
  void fullShelf_forgetsItsOldestAndNoneOfTheOthers() {
    Shelves<String> shelves = filled(22, "a", "bb", "bc", "bd", "be");
    assertThat(shelves.size()).isEqualTo(3);
    assertThat(shelves.added()).isEqualTo(5);
    assertThat(shelves.spread(100)).containsExactlyInAnyOrder("a", "bd", "be");
  }

  @Test
  void shelvesThatWereSaved_drawTheSameWhateverCameFirst() throws IOException {
    Shelves<String> shelves = filled(22, "bb", "a", "bc", "bd", "ccc");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    shelves.save(new DataOutputStream(bytes), (word, out) -> out.writeUTF(word));
    Shelves<String> loaded = empty(22);
    loaded.load(
        new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())), in -> in.readUTF());
    assertThat(loaded.added()).isEqualTo(shelves.added());
    SplittableRandom one = new SplittableRandom(5);
    SplittableRandom other = new SplittableRandom(5);
    for (int i = 0; i < 1_000; i++) {
      assertThat(loaded.draw(one)).isEqualTo(shelves.draw(other));
    }
  }

  @Test
  void clearedShelves_areEmptyAndTakeNewOnes() {
    Shelves<String> shelves = filled(22, "a", "bb");
    shelves.clear();
    assertThat(shelves.size()).isZero();
    shelves.add("ccc");
    assertThat(shelves.draw(new SplittableRandom(1))).isEqualTo("ccc");
    assertThat(shelves.added()).isEqualTo(3);
  }
}
