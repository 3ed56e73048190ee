package org.mexbox.environments.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;

class CatalogueTextTest {

  // The 84 games and exercises of the texts that the catalogue was made from.
  @Test
  void gameOfTheTexts_isAcceptedByItsId() throws IOException {
    List<String> ids;
    try (InputStream in = CatalogueTextTest.class.getResourceAsStream("lecture-ids.txt")) {
      ids = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
    assertThat(ids).hasSize(84).doesNotHaveDuplicates();
    for (String id : ids) {
      assertThat(Catalogue.entry(id).id()).isEqualTo(id);
      assertThat(Catalogue.any(id))
          .hasToString(Catalogue.any(Catalogue.entry(id).start()).toString());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nim:3,4,5                   | nim:3,4,5",
        "NIM:3,4,5                   | nim:3,4,5",
        "nim: 3, 4, 5                | nim:3,4,5",
        "nim:03,+4,5:MISERE          | nim:3,4,5:misere",
        "nim:3,4,5:normal            | nim:3,4,5",
        "nim                         | nim:1,3,5,7",
        "nim:misere                  | nim:1,3,5,7:misere",
        "nim:0                       | nim:0",
        "nim:1000000000              | nim:1000000000",
        "subtract:20:take=1,2        | subtract:20:take=1,2",
        "subtract:20:take=3,2,1      | subtract:20:take=1..3",
        "subtract:take=1,2,4         | subtract:20:take=1,2,4",
        "subtract:2010:take=1..49    | subtract:2010:take=1..49",
        "bachet:9:take=1,2:misere    | subtract:9:take=1,2:misere",
        "moore:3,4,5:k=2             | moore:3,4,5:k=2",
        "cz17-one-two-four:31        | subtract:31:take=1,2,4",
        "cz17-one-two-four           | subtract:31:take=1,2,4",
        "bachet-20-2:misere          | subtract:20:take=1,2:misere",
        "cz03-fifteen-misere:normal  | subtract:15:take=1..4",
        "octal:12,7:code=0.6         | octal:7,12:code=0.6",
        "octal                       | octal:7,12:code=0.6",
        "OCTAL: 5 :code=.770:misere  | octal:5:code=0.77:misere",
        "octal:5:code=0.[3]          | octal:5:code=0.[3]",
        "kayles:20                   | octal:20:code=0.77",
        "grundy:20                   | heap:20:rule=grundy",
        "lasker:3,4                  | octal:3,4:code=4.[3]",
        "heap:9:rule=Even-Or-Single  | heap:9:rule=even-or-single",
        "marienbad:2,2               | nim:2,2:misere",
        "graph                       | graph:a:arrows=a-b,a-c,b-c,b-d,c-d",
        "graph:misere                | graph:a:arrows=a-b,a-c,b-c,b-d,c-d:misere",
        "graph:start=c               | graph:c:arrows=a-b,a-c,b-c,b-d,c-d",
        "graph:x->y, y -> z:START=y  | graph:y:arrows=x-y,y-z",
        "graph:B-a-c:misere          | graph:B:arrows=B-a-c:misere",
        "cz-ex13:e                   | graph:e:arrows=a-b,a-c,a-d,b-c,b-e,c-e,c-f,d-f,e-f,e-g,f-g",
      })
  void text_thatIsAGame_isReadAsThatGame(String text, String expected) {
    assertThat(Catalogue.game(text)).hasToString(expected);
    assertThat(Catalogue.game(expected)).hasToString(expected);
    assertThat(Catalogue.rules(text)).isEqualTo(Catalogue.game(text).ruleset());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nim:3,,5                  | heaps: must be whole numbers",
        "nim:                      | start: must not be empty",
        "nim:-1                    | heap 1: must be 0..1000000000, was \"-1\"; try 0",
        "nim:99999999999           | heap 1: must be 0..1000000000, was \"99999999999\"",
        "nim:3,4,5:mizere          | option of nim: must be one of normal, misere, drawn=, was \"mizere\"",
        "nim:3;4                   | heaps: must be whole numbers",
        "nim:1.5                   | heaps: must be whole numbers",
        "nim:3:pass=1              | option of nim: must be one of",
        "nim:3:misere:misere       | option: must be given once",
        "nim:3:4                   | option of nim: must be one of",
        "nim:1000000000,1000000001 | heap 2: must be 0..1000000000",
        "nim:1000000000,1000000000,1 | heaps: must sum to at most 2000000000",
        "nmi:3                     | try nim, or nim:3,4,5",
        "mariembad                 | try marienbad, or",
        "subtract:5                | take: must be given",
        "subtract:5:take=          | take: must be a whole number",
        "subtract:5:take=0         | take: must be a whole number 1..10000",
        "subtract:5:take=4..1      | take: must be ranges that rise",
        "subtract:5:take=1..2..3   | take: must be numbers or ranges",
        "moore:3,4:k=0             | k: must be a whole number 1..64",
        "moore:3,4:k=2:k=3         | option: must be given once",
        "ním:3                     | game: must begin with a name",
        "１,２                      | game: must begin with a name",
        "nim:１                     | heaps: must be whole numbers",
        "💥                         | game: must begin with a name",
        "graph:a-b:start=c          | vertex: must be in the graph, was \"c\"; try a, b",
        "graph:a--b                 | arrows: must join names of letters and digits",
        "graph:a-b,:misere          | arrows: must join names of letters and digits",
        "graph:a>b                  | arrows: must join names of letters and digits",
        "graph:none.dot             | file: must exist",
        "graph:a:file=x.txt         | file: must end in .dot, .gv or .json",
        "graph:a:file=x.dot:arrows=a-b | option of graph: must be arrows or file, not both",
        "graph:a-misere             | vertex: must be 1..60 characters",
        "cz-ex13:q                  | vertex: must be in the graph",
      })
  void text_thatIsNoGame_isRefusedInOneLine(String text, String message) {
    assertThatThrownBy(() -> Catalogue.game(text))
        .isInstanceOf(InputError.class)
        .hasMessageContaining(message)
        .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
  }

  @ParameterizedTest
  @ValueSource(ints = {65, 100_000})
  void tooManyHeaps_areRefused(int count) {
    assertThatThrownBy(() -> Catalogue.game("nim:" + "1,".repeat(count - 1) + "1"))
        .isInstanceOf(InputError.class);
  }

  @Test
  void anyText_isReadOrRefusedInOneShortLine() {
    String[] pieces = {
      "nim",
      "subtract",
      "moore",
      "octal",
      "kayles",
      "code=0.7[3]",
      "rule=grundy",
      ":",
      ":",
      ",",
      "3",
      "12",
      "-",
      "take=",
      "k=",
      "1..4",
      "misere",
      " ",
      "=",
      "9".repeat(30),
      "é",
      "\n",
      "\t",
      "->",
      "@",
      "\u0000",
      "cz17",
      "0",
      "\ud83d"
    };
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(9); n >= 0; n--) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      try {
        String printed = Catalogue.game(text.toString()).toString();
        assertThat(Catalogue.game(printed)).as("%s", text).hasToString(printed);
      } catch (InputError e) {
        assertThat(e.getMessage()).hasSizeLessThan(260).doesNotContain("\n").doesNotContain("\0");
      }
    }
  }

  @Test
  void distance_ofASwap_isOne() {
    assertThat(Nearest.distance("nmi", "nim")).isEqualTo(1);
    assertThat(Nearest.distance("", "nim")).isEqualTo(3);
    assertThat(Nearest.distance("mizere", "misere")).isEqualTo(1);
    assertThat(Nearest.of("xyzzy", java.util.List.of("nim"))).isEmpty();
  }
}
