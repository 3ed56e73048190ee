package org.mexbox.environments.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Pictured;

/** How scored, loopy and constructive games are written and drawn. */
class ScoringTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "strip-of-numbers: 3, -1,+4   | strip-of-numbers:3,-1,4",
        "cz16:NONE@-2                 | strip-of-numbers:none@-2",
        "max-and-mina:B1 , Max:diagonal=1,2,3 | max-and-mina:b1,max:piece=prince:diagonal=1,2,3",
        "cz06:piece=KING:top=1,2:right=3 | max-and-mina:a1,mina:piece=king:top=1,2:right=3",
        "northcott:1-8,5-2            | northcott:1-8,5-2,white:columns=8",
        "northcott:1-3,BLACK:columns=3 | northcott:1-3,black:columns=3",
        "triominoes:5x5:shape=both    | triominoes:5x5:shape=both",
        "cz30:x...../......           | triominoes:x...../......:shape=straight",
        "double-chess:k1/2/1K b       | double-chess:k1/2/1K,b",
        "chess-mate-in-2:k1/2/2/1K b 0 | chess-mate:k1/2/2/1K,b,0",
        "chess-mate:4k3/8/8/8/8/8/8/4K2R w K - 12 | chess-mate:4k3/8/8/8/8/8/8/4K2R,w,K,12",
        "cz18:1x3                     | coins:1x3:apart=9",
        "cz32:yellow=100              | orange-points:empty:yellow=100",
        "orange-points:o3,-1y0,0:yellow=1 | orange-points:O3,-1Y0,0:yellow=1",
      })
  void text_thatIsAGame_isReadAsThatGame(String text, String expected) {
    assertThat(Catalogue.game(text)).hasToString(expected);
    assertThat(Catalogue.game(expected)).isEqualTo(Catalogue.game(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "strip-of-numbers:3,,4        | strip: must be whole numbers, and @ the lead",
        "strip-of-numbers:99999999999 | number: must be at most 100000",
        "strip-of-numbers:60000,-50000 | strip: must come to at most 100000",
        "strip-of-numbers:1:misere    | option of strip-of-numbers: must be none",
        "max-and-mina:a1:diagonal=1,2 | piece: must be a square and who moves it",
        "max-and-mina:c3,max:diagonal=1,2,3 | square: must be on the board",
        "max-and-mina:a1,max:diagonal=1 | board: must have sides of 2..26",
        "max-and-mina:a1,max:diagonal=1,2:top=1,2 | diagonal: must stand without top and right",
        "max-and-mina:a1,max:top=1,2:right=1,2 | right: must be one number fewer than top",
        "max-and-mina:a1,max:piece=pawn:diagonal=1,2 | piece: must be prince, rook or king",
        "max-and-mina:a1,max:diagonal=1,2000 | number: must be at most 1000",
        "northcott:1-1                | row: must be two different columns 1..8",
        "northcott:1-9                | row: must be two different columns 1..8",
        "northcott:white              | rows: must be 1..32",
        "northcott:1-2:columns=99     | columns: must be a whole number 1..60",
        "northcott:1-2:columns=1      | columns: must be 2..60",
        "triominoes:xx/..:shape=both  | coloured cells: must be 4 a round",
        "triominoes:9x9:shape=both    | board: must have 1..64 squares",
        "triominoes:3x3:shape=square  | shape: must be one of straight, corner, both",
        "double-chess:kk/2/1K,w       | kings: must be one of each colour",
        "double-chess:k1/2/2,b        | kings: must be one of each colour",
        "double-chess:kP/2/1K,w       | pawns: must not stand on the first or last row",
        "double-chess:k1/3/1K,w       | board: must have 2..8 equal rows",
        "double-chess:k1/2/1K,w,KQ    | castling: must be letters of KQkq",
        "double-chess:k1/2/1K,w,-,e3  | passed square: must lie behind a pawn",
        "chess-mate:k1/2/2/1K,w       | position: must be rows, w or b, and White's moves to mate",
        "chess-mate:k1/2/2/1K,2       | position: must be rows and w or b",
        "chess-mate:k1/2/2/2,w,2      | kings: must be one of each colour",
        "chess-mate:k1/2/2/R1K,w,2    | board: must have 2..8 equal rows",
        "chess-mate:k1/2/2/RK,w,2     | check: must be to the king of the player to move",
        "chess-mate:k1/2/2/1K,w,0     | White's moves to mate: must be 1..99, was 0; try",
        "chess-mate:k1/2/2/1K,b,100   | White's moves to mate: must be 0..99, was 100; try",
        "chess-mate-in-2:misere       | option of chess-mate: must be none: mate decides",
        "coins:oo/..:apart=4          | coins: must not overlap",
        "coins:3x3:apart=0            | apart: must be a whole number 1..3970",
        "orange-points:O0,0O1,0:yellow=1 | points: must be different, and 1 yellow",
        "orange-points:O0,0Y0,0:yellow=1 | points: must be different, and 1 yellow",
        "orange-points:O0,999999999:yellow=1 | point: must have smaller coordinates",
        "orange-points:empty:yellow=101 | yellow: must be a whole number 1..100",
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
        "strip-of-numbers:3,1,9       | right       | 3,1@-9",
        "strip-of-numbers:4@-3        | left        | none@-1",
        "max-and-mina:a1,max:piece=rook:diagonal=1,2,3 | a3 | a3,mina",
        "northcott:1-8,5-2            | 1->7@1      | 7-8,5-2,black",
        "triominoes:x..../.....:shape=corner | (2,2)+(1,2)+(1,3) | xxx../.x...",
        "double-chess:k1/2/1K,w       | b1b2 b2a3   | K1/2/2,b",
        "double-chess:r3k2r/8/8/8/8/8/8/R3K2R,w,KQkq | e1g1,a1b1 | r3k2r/8/8/8/8/8/8/1R3RK1,b,kq",
        "chess-mate-in-2              | D7C7        | 8/k1K5/r7/8/8/RR6/8/8,b,1",
        "coins:3x3:apart=4            | 2,2         | .../.o./...",
        "orange-points:O0,0:yellow=2  | 5,5 + 1,0   | O0,0Y1,0Y5,5",
      })
  void move_asPeopleWriteIt_isRead(String game, String move, String left) {
    Position start = Catalogue.game(game).start();
    assertThat(start.after(start.move(move))).hasToString(left);
  }

  @Test
  void pictures_showTheBoard() {
    assertThat(picture("strip-of-numbers:3,1@-2")).containsExactly("| 3 | 1 | @-2");
    assertThat(picture("max-and-mina:a1,max:diagonal=7,12,5"))
        .containsExactly(" 3   7", " 2   .  12", " 1   P   .   5", "     a   b   c", "max");
    assertThat(picture("northcott:1-3,4-2:columns=4"))
        .containsExactly(" 1  W . B .", " 2  . B . W", "    1 2 3 4", "white");
    assertThat(picture("double-chess:k1/2/1K,b"))
        .containsExactly("3 k .", "2 . .", "1 . K", "  a b", "Black");
    assertThat(picture("chess-mate:k1/2/1R/K1,w,2"))
        .containsExactly("4 k .", "3 . .", "2 . R", "1 K .", "  a b", "White to move, mate in 2");
    assertThat(picture("coins:o../...:apart=2")).containsExactly("o - .", "- . .");
    assertThat(picture("orange-points:O0,0Y0,1:yellow=1")).containsExactly(" Y", "O ");
  }

  private static List<String> picture(String game) {
    return Pictured.of(Catalogue.game(game).start());
  }
}
