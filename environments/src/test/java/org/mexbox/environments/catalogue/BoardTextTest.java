package org.mexbox.environments.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Position;

/** How games without heaps are written and drawn. */
class BoardTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chomp:5,5,5                  | chomp:3x5",
        "chomp: 4 X 05                | chomp:4x5",
        "chomp:7                      | chomp:1x7",
        "cz31-chomp:2x2               | chomp:2x2",
        "chocolate:4x3,4x5            | chocolate:4x3,4x5",
        "cz11:2x3                     | chocolate:2x3:smallest=2",
        "chocolate:smallest=3:misere  | chocolate:4x8:smallest=3:misere",
        "two-piles-misere:3,1         | two-piles:3,1:misere",
        "king:3,1                     | two-piles:3,1",
        "cram:../..                   | cram:2x2",
        "squares:x./..                | squares:x./..",
        "stamps:xo/..:misere          | stamps:xo/..:misere",
        "hexagons:1                   | hexagons:1,1,1,1,1,1",
        "staircase:0,0                | staircase:0",
        "staircase:3@2,1@1            | staircase:1,3",
        "staircase:2@2013             | staircase:2@2013",
        "turtles:knk                  | turtles:KNK",
        "add-divisors:4:limit=10      | add-divisors:4:limit=10",
        "cz09:12                      | add-divisors:12:limit=5774:misere",
        "vertices:2-1, 3-2,1-2        | vertices:1-2,2-3",
        "erase-divisors:3,1,2,6       | erase-divisors:1..3,6",
      })
  void text_thatIsAGame_isReadAsThatGame(String text, String expected) {
    assertThat(Catalogue.game(text)).hasToString(expected);
    assertThat(Catalogue.game(expected)).isEqualTo(Catalogue.game(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chomp:0x4               | board: must have 1..400 squares",
        "chomp:99999999x99999999 | board: must have 1..400 squares",
        "chomp:3,5               | bar: must be rows x columns or row lengths",
        "chomp:3,0               | bar: must be rows x columns or row lengths",
        "chomp:3x4:misere        | option of chomp: must be none",
        "chocolate:4x8:smallest=0 | smallest: must be a whole number 1..400",
        "chocolate:20x20,1x1     | pieces: must have at most 400 squares, was 401",
        "two-piles:4             | piles: must be two whole numbers",
        "two-piles:-1,4          | piles: must be two whole numbers",
        "wythoff:1000000001,0    | piles: must be 0..1000000000",
        "wythoff:1000000000,1000000000 | piles: must have at most 2147483647 moves",
        "cram:9x9                | board: must have 1..64 squares",
        "cram:x./.               | board: must be rows x columns or rows of . and x",
        "cram:xo/..              | board: must be rows x columns or rows of . and x",
        "stamps:xx/..            | board: must have one o, the last stamp",
        "hexagons:1,2,3          | piece: must be six sides that close",
        "hexagons:0              | piece: must be six sides that close",
        "hexagons:0,0,0,0,0,0    | piece: must be six sides that close",
        "staircase:1,-1          | coins: must be whole numbers on steps 1..2013",
        "staircase:1@2014        | coins: must be whole numbers on steps 1..2013",
        "staircase:100001        | coins: must be at most 100000",
        "turtles:KX              | turtles: must be 1..61 letters",
        "add-divisors:2          | limit: must be given",
        "add-divisors:1:limit=9  | number: must be a whole number 2..13",
        "vertices:1-1            | edges: must join two different vertices",
        "vertices:1-2,           | edges: must join two different vertices",
        "erase-divisors:1..62    | numbers: must be numbers or ranges in 1..61",
        "erase-divisors:3..1     | numbers: must be numbers or ranges in 1..61",
      })
  void text_thatIsNoGame_isRefusedInOneLine(String text, String message) {
    assertThatThrownBy(() -> Catalogue.game(text))
        .isInstanceOf(InputError.class)
        .hasMessageContaining(message)
        .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chomp:3x5         | 3,4          | 5,5,3",
        "cram:2x2          | (1,1) - (2,1) | x./x.",
        "wythoff:15,23     | 12,20        | 12,20",
        "wythoff:500000000,700000000 | 500000000,700000000->0,200000000 | 0,200000000",
        "chocolate:2x3     | 2x3 -> 2x1,2x2 | 2x1,2x2",
        "staircase:1,5     | 2 @ 2        | 3,3",
        "turtles:KNN       | 3, 1         | NNK",
        "hexagons:1        | a1-low       | 1,1,0,2,0,1",
        "add-divisors:6:limit=9 | +3      | 9",
        "erase-divisors:1..6 | 6          | 4,5",
      })
  void move_asPeopleWriteIt_isRead(String game, String move, String left) {
    Position start = Catalogue.game(game).start();
    assertThat(start.after(start.move(move))).hasToString(left);
  }

  @Test
  void pictures_showTheBoard() {
    assertThat(picture("chomp:3,2,1")).containsExactly("P o o", "o o", "o");
    assertThat(picture("two-piles:2,1")).containsExactly(". . K", "* . .");
    assertThat(picture("cram:x../..x")).containsExactly("x . .", ". . x");
    assertThat(picture("stamps:xo/..")).containsExactly("x o", ". .");
    assertThat(picture("chocolate:2x3,1x1")).containsExactly("ooo o", "ooo");
    assertThat(picture("staircase:1,0,2")).containsExactly("  3: oo", "  2:", "  1: o");
    assertThat(picture("turtles:KN")).containsExactly("  A  v", "  1  2");
    assertThat(picture("hexagons:1")).containsExactly("AVA", "VAV");
    assertThat(picture("nim:3,4")).containsExactly(" 1  ||| 3", " 2  |||| 4");
    assertThat(picture("vertices:1-2,2-3")).containsExactly("1 --- 2", "2 --- 3");
    assertThat(picture("graph:a-b,b-a,c")).containsExactly("* a -> b", "  b -> a", "  c");
    assertThat(picture("wythoff:100,100")).containsExactly("100,100");
  }

  @Test
  void pictures_ofEveryEntry_fitATerminal() {
    for (Entry entry : Catalogue.entries()) {
      assertThat(picture(entry.id()))
          .as(entry.id())
          .isNotEmpty()
          .allMatch(line -> line.matches("[ -~]{0,80}"));
    }
  }

  private static List<String> picture(String game) {
    return Catalogue.any(game).picture();
  }
}
