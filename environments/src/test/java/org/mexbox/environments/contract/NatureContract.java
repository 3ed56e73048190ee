package org.mexbox.environments.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.chance.Choice;
import org.mexbox.environments.chance.NatureGame;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.play.Seeds;

/** What every game against nature must keep, as {@link GameContract} for the others. */
public interface NatureContract {

  /** The game under test. */
  NatureGame game();

  @Test
  default void game_printed_isReadBackByTheCatalogue() {
    assertThat(Catalogue.any(game().toString()).againstNature()).contains(game());
    assertThat(game().picture()).isNotEmpty().allMatch(line -> line.matches("[ -~]{1,80}"));
  }

  @Test
  default void choices_printed_areDistinctAndReadBack() {
    assertThat(game().choices()).isNotEmpty().doesNotHaveDuplicates().isEqualTo(game().choices());
    for (Choice choice : game().choices()) {
      assertThat(game().choice(" " + choice + " ")).isEqualTo(choice);
    }
    for (String text : List.of("", "nonsense", "\n", "💥")) {
      assertThatThrownBy(() -> game().choice(text))
          .isInstanceOf(InputError.class)
          .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
    }
  }

  @Test
  default void cases_ofEveryTrial_areAllThereAre() {
    for (Choice choice : game().choices()) {
      assertThat(choice.trials()).isPositive();
      assertThat(choice.trial()).allMatch(each -> each.probability().signum() > 0);
      Fraction sum =
          choice.trial().stream()
              .map(Choice.Case::probability)
              .reduce(Fraction.ZERO, Fraction::plus);
      assertThat(sum).isEqualTo(Fraction.ONE);
    }
  }

  @Test
  default void draws_withOneSeed_areTheSame() {
    for (Choice choice : game().choices()) {
      assertThat(choice.draw(Seeds.stream(7))).isEqualTo(choice.draw(Seeds.stream(7)));
    }
  }
}
