package org.mexbox.teacher.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.chance.Choice;
import org.mexbox.environments.chance.NatureGame;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.teacher.explain.ChanceWords;
import org.mexbox.teacher.limit.Budget;

/**
 * What the teacher says about a game against nature.
 *
 * @param game the game
 * @param worths what each choice brings on average, in the order of the choices
 * @param explanation why, in lines of at most 80 characters
 * @param agreedBy the other methods that were run and agree
 */
public record NatureVerdict(
    NatureGame game, List<Fraction> worths, List<String> explanation, List<String> agreedBy) {

  /** Copies the lists. */
  public NatureVerdict {
    worths = List.copyOf(worths);
    explanation = List.copyOf(explanation);
    agreedBy = List.copyOf(agreedBy);
  }

  /** Solves a game and explains it in a language. */
  public static NatureVerdict of(NatureGame game, Locale locale) {
    return of(game, locale, Budget.usual());
  }

  /** The same within a budget: where that is spent, no second method is named. */
  public static NatureVerdict of(NatureGame game, Locale locale, Budget budget) {
    List<Fraction> worths = game.choices().stream().map(Expectation::of).toList();
    ChanceWords words = new ChanceWords(locale);
    List<Choice> best = best(game, worths);
    for (int i = 0; i < worths.size(); i++) {
      Choice choice = game.choices().get(i);
      words.worth(choice, Expectation.law(choice), worths.get(i));
    }
    if (best.size() < worths.size() || best.size() > 1) {
      words.best(best);
    }
    game.price().ifPresent(stake -> words.fair(stake, worths.get(0).plus(stake)));
    return new NatureVerdict(game, worths, words.lines(), agreedBy(game, worths, budget));
  }

  private static List<String> agreedBy(NatureGame game, List<Fraction> worths, Budget budget) {
    if (game.choices().stream().anyMatch(c -> c.trials() > Expectation.MAX_TRIALS)) {
      return List.of();
    }
    try {
      for (int i = 0; i < worths.size(); i++) {
        if (!Expectation.byDistribution(game.choices().get(i), budget).equals(worths.get(i))) {
          throw new IllegalStateException("enumeration disagrees on " + game);
        }
      }
      return List.of("enumeration of cases");
    } catch (LimitError spent) {
      return List.of();
    }
  }

  private static List<Choice> best(NatureGame game, List<Fraction> worths) {
    Fraction most = worths.stream().reduce(Fraction::max).orElseThrow();
    List<Choice> best = new ArrayList<>();
    for (int i = 0; i < worths.size(); i++) {
      if (worths.get(i).equals(most)) {
        best.add(game.choices().get(i));
      }
    }
    return best;
  }

  /** The choices that bring most on average. */
  public List<Choice> best() {
    return best(game, worths);
  }

  /** What the best choice brings on average. */
  public Fraction value() {
    return worths.stream().reduce(Fraction::max).orElseThrow();
  }

  /**
   * The regret of a policy: how much less it brings on average than the best choice.
   *
   * @param policy the probability of each choice
   */
  public Fraction regret(List<Fraction> policy) {
    Fraction mean = Fraction.ZERO;
    for (int i = 0; i < worths.size(); i++) {
      mean = mean.plus(worths.get(i).times(policy.get(i)));
    }
    return value().minus(mean);
  }
}
