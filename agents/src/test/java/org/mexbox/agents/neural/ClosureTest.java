package org.mexbox.agents.neural;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.sum.Components;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.certificate.CertificateCheck;
import org.mexbox.teacher.certificate.SumCertificate;

/** The learner's own proof and the teacher's check, which share no code, agree. */
class ClosureTest {

  // Characters that are right for Nim up to 3, in whatever order the components are numbered.
  private static Characters right(Components components, boolean misere) {
    int count = misere ? 5 : 4;
    byte[][] values = new byte[components.count()][count];
    double[] weights = new double[count];
    for (int c = 0; c < values.length; c++) {
      int heap = Integer.parseInt(components.position(c).toString());
      for (int k = 0; k < 4; k++) {
        values[c][k] = (byte) (Integer.bitCount(heap & k) % 2 == 0 ? 1 : -1);
        weights[k] = 0.25;
      }
      if (misere) {
        values[c][4] = (byte) (heap == 1 ? -1 : 0);
        weights[4] = -1;
      }
    }
    return new Characters(values, weights);
  }

  private static boolean isAcceptedByBoth(Game game, Components components, Characters claimed) {
    boolean own = claimed.wrong(components).isEmpty();
    CertificateCheck check =
        CertificateCheck.of(SumCertificate.parse(claimed.certificate(game, components).toString()));
    assertThat(check.accepted()).as(check.reason()).isEqualTo(own);
    return own;
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:1,2,3", "nim:1,2,3:misere"})
  void rightCharacters_areProved_andChangedOnesAreNot(String text) {
    Game game = Catalogue.game(text);
    Components components = new Components(game, "test");
    boolean misere = text.endsWith("misere");
    assertThat(isAcceptedByBoth(game, components, right(components, misere))).isTrue();
    for (int seed = 0; seed < 300; seed++) {
      RandomGenerator random = Seeds.stream(seed);
      Characters changed = right(components, misere);
      for (int i = 0; i <= seed % 3; i++) {
        byte[] row = changed.values()[Draws.below(3, random)];
        int k = Draws.below(row.length, random);
        row[k] = (byte) ((row[k] + 2 + Draws.below(2, random)) % 3 - 1);
      }
      boolean same =
          java.util.Arrays.deepEquals(changed.values(), right(components, misere).values());
      boolean accepted = isAcceptedByBoth(game, components, changed);
      if (seed % 3 == 0) {
        assertThat(accepted).as("seed %d", seed).isEqualTo(same);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:1,2,3", "nim:1,2,3:misere"})
  void counterexamples_areWrongOrHaveAWrongOption(String text) {
    Game game = Catalogue.game(text);
    Components components = new Components(game, "test");
    Characters changed = right(components, text.endsWith("misere"));
    changed.values()[1][2] = 0;
    assertThat(changed.wrong(components))
        .isNotEmpty()
        .allSatisfy(
            sum -> {
              boolean[] hasLostOption = {false};
              components.forEachOption(
                  sum,
                  (part, remainder) ->
                      hasLostOption[0] |= changed.isLost(components.after(sum, part, remainder)));
              double target = hasLostOption[0] ? 0 : 1;
              assertThat(Math.abs(changed.value(sum) - target)).isGreaterThanOrEqualTo(0.25);
            });
  }
}
