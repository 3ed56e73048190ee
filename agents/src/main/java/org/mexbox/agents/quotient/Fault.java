package org.mexbox.agents.quotient;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.sum.Closure;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Curriculum;
import org.mexbox.agents.sum.Sum;

/** Why an automaton is not right: two sums that it holds to be alike are not. */
interface Fault {

  /** What is wrong with an automaton; null exactly if it is right for every sum. */
  static @Nullable Fault of(Automaton automaton, Components components, Curriculum curriculum) {
    int[] known = curriculum.first(automaton.known());
    // Only if the order of the components does not matter it speaks of sums at all.
    Disorder disorder = Disorder.of(automaton, known);
    if (disorder != null) {
      return disorder;
    }
    List<Sum> wrong = new Closure(components, known, automaton).wrong(0);
    return wrong.isEmpty() ? null : new WrongSum(automaton, components, wrong.get(0));
  }

  /** A new test that tells the two apart; null while an outcome is wanting. */
  @Nullable Sum test(ObservationTable table, Outcomes outcomes);
}
