package org.mexbox.runs.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.AnyGame;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.catalogue.Entry;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Transition;
import org.w3c.dom.Document;

class PositionPictureTest {

  static Stream<String> entries() {
    return Catalogue.entries().stream()
        .map(Entry::id)
        .filter(id -> Catalogue.any(id) instanceof AnyGame.InTurn);
  }

  private static Document svg(Position position) throws Exception {
    String svg = PositionPicture.svg(position, List.of("a < b & \"c\"", position.toString()));
    assertThat(svg).doesNotContain("NaN").doesNotContain("Infinity");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }

  @ParameterizedTest
  @MethodSource("entries")
  void everyGame_hasPicturesOfAPlay(String id) throws Exception {
    Position start = Catalogue.game(id).start();
    assertThat(start)
        .as("%s draws itself: see the README of environments", id)
        .isInstanceOf(Pictured.class);
    assertThat(Pictured.drawing(start)).isNotInstanceOf(Drawing.Words.class);
    RandomGenerator random = Seeds.stream(7);
    List<Transition> play =
        EpisodeLoop.play(start, List.of(Policy.uniform(), Policy.uniform()), 40, random)
            .transitions();
    for (Transition ply : play) {
      assertThat(svg(ply.next()).getDocumentElement().getTagName()).isEqualTo("svg");
    }
  }

  // Elements beside the ground, the marks of arrows and the two lines of text.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nim:3,4,5                  | ellipse | 12",
        "nim:50                     | ellipse | 40",
        "nim:5,0,2,5:drawn=strip    | rect    | 7",
        "nim:5,0,2,5:drawn=strip    | circle  | 4",
        "nim:5,0,2,5:drawn=strip    | text    | 12",
        "chomp:5,5,3                | rect    | 14",
        "chocolate:2x3,1x4          | rect    | 11",
        "two-piles:4,3              | rect    | 21",
        "cram:.x./...               | line    | 2",
        "stamps:x.o/...             | circle  | 1",
        "hexagons:2                 | polygon | 24",
        "staircase:1,5,0,3          | circle  | 9",
        "turtles:KNNK               | rect    | 5",
        "erase-divisors:1..16,30    | rect    | 18",
        "add-divisors:42:limit=50   | rect    | 2",
        "vertices:1-2,2-3,3-1       | rect    | 4",
        "graph-circle               | rect    | 6",
        "squares:17x68              | rect    | 1157",
        "squares:17x68              | text    | 38",
        "knights:7x7                | text    | 2",
        "knights:8x8                | text    | 18",
        "tic-tac-toe:xo./.x./..o    | rect    | 10",
        "tic-tac-toe:xo./.x./..o    | text    | 6",
        "knights:x..../...o./..x..  | text    | 5",
        "triangles:3x6:length=3     | polygon | 18",
        "hexapawn:3x3               | text    | 9",
        "northcott:1-5,2-4,white    | rect    | 17",
        "northcott:1-5,2-4,white    | text    | 17",
        "double-chess:nk1/3/3/NK1,w | text    | 14",
        "chess-mate-in-2            | text    | 24",
        "coins:o../.../...:apart=4  | circle  | 9",
        "officers-circle:13/1,5,6   | circle  | 13",
        "officers-circle:13/1,5,6   | text    | 12",
        "strip-of-numbers:3,1,4     | rect    | 4",
        "max-and-mina               | rect    | 22",
        "triominoes:5x5:shape=both  | rect    | 26",
        "orange-points              | circle  | 7",
        "orange-points:O0,0:yellow=1| circle  | 7",
        "box-game:3,3,2,second      | circle  | 8",
        "digits:11,4,second:divisor=7| rect   | 13",
        "ones:1?1+1x1?1             | rect    | 5",
        "fibonacci-nim:13/4         | ellipse | 13",
        "euclid:25,7                | ellipse | 32",
        "eat-and-split:5,8          | ellipse | 13",
        "pass-nim:3,4x,5            | ellipse | 12",
      })
  void picture_hasAThingForEachThing(String game, String tag, int count) throws Exception {
    Document svg = svg(Catalogue.game(game).start());
    assertThat(svg.getElementsByTagName(tag).getLength()).isEqualTo(count);
  }

  @Test
  void positionTooLargeForAPicture_isItsText() {
    for (String game :
        new String[] {
          "two-piles:1000000,5",
          "nim:41,2:drawn=strip",
          "staircase:1@2000",
          "officers-circle:10000",
          "box-game:41x2",
          "orange-points:O0,0Y1000,0O0,1Y5,5:yellow=1"
        }) {
      assertThat(Pictured.drawing(Catalogue.game(game).start())).isInstanceOf(Drawing.Words.class);
    }
  }

  @Test
  void largeBoard_isNumberedAtItsEdges_asMovesNameItsCells() {
    assertThat(edge("chomp:9,9,7"))
        .containsExactlyInAnyOrder(
            "1,0 1", "2,0 2", "3,0 3", "0,1 1", "0,2 2", "0,3 3", "0,4 4", "0,5 5", "0,6 6",
            "0,7 7", "0,8 8", "0,9 9");
    assertThat(edge("wythoff:3,8")).contains("1,0 8", "9,0 0", "0,1 0", "0,4 3").hasSize(4 + 9);
    assertThat(edge("squares:17x68"))
        .contains("1,0 1", "15,0 15", "15,69 15", "0,65 65", "18,65 65")
        .hasSize(2 * (4 + 14));
  }

  // Row and column of each number, and the number.
  private static List<String> edge(String game) {
    Drawing.Board board = (Drawing.Board) Pictured.drawing(Catalogue.game(game).start());
    return board.cells().stream()
        .filter(cell -> cell.tone() == Drawing.Tone.NONE)
        .map(cell -> cell.row() + "," + cell.column() + " " + cell.mark())
        .toList();
  }
}
