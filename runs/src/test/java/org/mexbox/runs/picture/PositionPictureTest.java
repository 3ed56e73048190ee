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
      })
  void picture_hasAThingForEachThing(String game, String tag, int count) throws Exception {
    Document svg = svg(Catalogue.game(game).start());
    assertThat(svg.getElementsByTagName(tag).getLength()).isEqualTo(count);
  }

  @Test
  void positionTooLargeForAPicture_isItsText() {
    for (String game : new String[] {"two-piles:1000000,5", "staircase:1@2000"}) {
      assertThat(Pictured.drawing(Catalogue.game(game).start())).isInstanceOf(Drawing.Words.class);
    }
  }
}
