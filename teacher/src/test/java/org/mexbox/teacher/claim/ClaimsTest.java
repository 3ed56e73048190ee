package org.mexbox.teacher.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.teacher.solve.Oracles;
import org.mexbox.teacher.solve.Solver;
import org.mexbox.teacher.value.Outcome;

class ClaimsTest {
  private static final Map<String, Claim> CLAIMS =
      Claims.check().stream().collect(Collectors.toMap(Claim::id, Function.identity()));

  private static Claim claim(String id) {
    return Objects.requireNonNull(CLAIMS.get(id));
  }

  @Test
  void evenCircles_areRight() {
    assertThat(claim("card-circle-even").right()).isTrue();
    assertThat(claim("card-circle-even").checked()).isEqualTo(999);
  }

  @Test
  void oddCircles_failFirstAtTwentyNine() {
    Claim claim = claim("card-circle-odd");
    assertThat(claim.counterexamples().get(0)).isEqualTo(List.of(29, 1, "second"));
    assertThat(claim.counterexamples().get(1)).isEqualTo(List.of(31, 0, "first"));
    assertThat(claim.counterexamples()).hasSize(254);
    assertThat(Solver.create().solve(Catalogue.game("officers-circle:29").start()).outcome())
        .isEqualTo(Outcome.P);
  }

  @Test
  void repliesByRule_failFirstAtThirtyThree() {
    Claim claim = claim("card-circle-reply");
    assertThat(claim.counterexamples().get(0)).isEqualTo(List.of(33, 15, "2, 31"));
    assertThat(claim.counterexamples().stream().map(c -> c.get(0)).toList())
        .isEqualTo(List.of(33, 57, 59, 65, 73, 89, 91, 97, 99));
  }

  @Test
  void repliesByTable_failTenTimes() {
    Claim claim = claim("card-circle-tables");
    assertThat(claim.checked()).isEqualTo(250);
    assertThat(claim.counterexamples()).hasSize(10);
    assertThat(claim.counterexamples().get(0)).isEqualTo(List.of("X=13 first", 10, 3, "1, 9"));
  }

  @Test
  void sampleMatch_cannotHaveEndedAsPrinted() {
    Claim claim = claim("hap-sample-score");
    assertThat(claim.right()).isFalse();
    assertThat(claim.counterexamples()).isEqualTo(List.of(List.of(14, 5, 9, 5, 10)));
  }

  @Test
  void claims_areFoundByTheGameTheyAreAbout() {
    for (Claim claim : CLAIMS.values()) {
      assertThat(Claims.about(claim.game())).contains(claim);
      assertThat(Catalogue.entry(claim.game()).id()).isEqualTo(claim.game());
    }
    assertThat(Claims.about("nim")).isEmpty();
  }

  // The same pairs as a search of its own found.
  @Test
  void misereBachet_failsFirstAtTwoAndFive() {
    Claim claim = claim("bachet-misere");
    assertThat(claim.counterexamples().get(0)).isEqualTo(List.of(2, 5, 2, "first"));
    List<List<Integer>> found =
        claim.counterexamples().stream()
            .map(c -> List.of((Integer) c.get(0), (Integer) c.get(1)))
            .toList();
    for (Oracles.Row row : Oracles.rows("bachet_misere_comment_errors.csv")) {
      assertThat(found)
          .contains(List.of(Integer.parseInt(row.text("n")), Integer.parseInt(row.text("m"))));
    }
    assertThat(claim.checked()).isEqualTo(22_170);
    assertThat(found).hasSize(1_196);
  }
}
