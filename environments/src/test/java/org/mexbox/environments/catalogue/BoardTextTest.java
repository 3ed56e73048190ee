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
        "tic-tac-toe                  | mnk:3x3:k=3",
        "noughts-and-crosses:xo/..    | mnk:xo/..:k=3",
        "mnk:6X7:k=4:GRAVITY=Yes      | mnk:6x7:k=4:gravity=yes",
        "mnk:2x3:k=2:lines=ROWS:misere | mnk:2x3:k=2:lines=rows:misere",
        "mnk:3x3:k=3:lines=all:gravity=no | mnk:3x3:k=3",
        "hexapawn:bbb/.../www         | hexapawn:3x3",
        "hexapawn:bbb/w../.ww,b       | hexapawn:bbb/w../.ww,b",
        "cz19:3                       | digits:3:divisor=7",
        "digits:2,1,second:divisor=3:zero=no | digits:2,1,second:divisor=3",
        "box-game:3,3,3               | box-game:3x3",
        "box-game:none,second         | box-game:none,second",
        "ones:1?1?1                   | ones:3",
        "cz13                         | squares:17x68",
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
        "mnk:3x3                 | k: must be given",
        "mnk:3x3:k=0             | k: must be a whole number 1..400",
        "mnk:21x20:k=5           | board: must have 1..400 squares",
        "mnk:xx/..:k=2           | board: must have as many x as o, or one more",
        "mnk:xxx/oo./...:k=2     | board: must be one where play ended with the first line",
        "mnk:x./..:k=2:gravity=yes | board: must have no free cell below a mark",
        "mnk:3x3:k=3:lines=diagonals | lines: must be one of all, rows",
        "hexapawn:1x3            | board: must have two rows or more",
        "hexapawn:w../.../...    | board: must be the loser's turn",
        "hexapawn:3x3:misere     | option of hexapawn: must be none",
        "triangles:3x5:length=3  | board: must have two columns a lozenge",
        "knights:x../..o         | board: must have no x and o a knight's leap apart",
        "box-game:201x3          | segments: must be at most 200 of at most 100 cells",
        "box-game:3;3            | segments: must be how many x how long",
        "digits:0:divisor=7      | digits: must be 1..1000",
        "digits:3,9,first:divisor=7 | remainder: must be 0..6",
        "digits:5:divisor=1      | divisor: must be 2..1000",
        "ones:41                 | ones: must be 1..40",
        "ones:1-1                | ones: must be how many, or ones with",
        "squares:1000x1          | board: must have fewer rows",
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
        "tic-tac-toe       | 2,2          | .../.x./...",
        "mnk:2x2:k=2:gravity=yes | (2,1)  | ../x.",
        "hexapawn          | (3,1)-(2,1)  | bbb/w../.ww,b",
        "box-game:3x3      | close 3      | 2x3,second",
        "box-game:2x3,second | 3->2,3->2  | 2x2",
        "digits:3:divisor=7 | 9           | 2,2,second",
        "ones:3            | x2           | 1?1x1",
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
