package org.mexbox.agents.quotient;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.sum.Closure;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Curriculum;
import org.mexbox.agents.sum.Sum;
import org.mexbox.environments.LimitError;

/** Why an automaton is not right: two sums that it holds to be alike are not. */
interface Fault {
  /** More pairs than these are not looked at. */
  int MAX_PAIRS = 200_000;

  /** What is wrong with an automaton; null exactly if it is right for every sum. */
  static @Nullable Fault of(Automaton automaton, Components components, Curriculum curriculum) {
    int[] known = curriculum.first(automaton.known());
    // Only if the order of the components does not matter it speaks of sums at all.
    Disorder disorder = Disorder.of(automaton, known);
    if (disorder != null) {
      return disorder;
    }
    Closure closure = new Closure(components, known, automaton, MAX_PAIRS);
    List<Sum> wrong = closure.wrong(0);
    if (!wrong.isEmpty() && closure.isTooLong()) {
      throw LimitError.of(
          "pairs of a class and those of its options",
          "more than " + MAX_PAIRS,
          MAX_PAIRS,
          "choose a smaller start");
    }
    return wrong.isEmpty() ? null : new WrongSum(automaton, components, wrong.get(0));
  }

  /** A new test that tells the two apart; null while an outcome is wanting. */
  @Nullable Sum test(ObservationTable table, Outcomes outcomes);
}
