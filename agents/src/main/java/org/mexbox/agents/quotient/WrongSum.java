package org.mexbox.agents.quotient;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Sum;

/** A sum that is judged wrongly, or one of its options is. */
final class WrongSum implements Fault {
  private final Automaton automaton;
  private final List<Sum> suspects = new ArrayList<>();

  WrongSum(Automaton automaton, Components components, Sum sum) {
    this.automaton = automaton;
    suspects.add(sum);
    components.forEachOption(
        sum, (part, remainder) -> suspects.add(components.after(sum, part, remainder)));
  }

  @Override
  public @Nullable Sum test(ObservationTable table, Outcomes outcomes) {
    for (Sum suspect : suspects) {
      Boolean isLost = outcomes.ask(suspect);
      if (isLost == null) {
        return null;
      }
      if (isLost != automaton.isLost(suspect)) {
        return cut(suspect, table, outcomes);
      }
    }
    throw new IllegalStateException("no suspect is judged wrongly: " + suspects);
  }

  // Rivest and Schapire: the sum's beginning is replaced by the representative of its class, ever
  // shorter beginnings first tried; where the outcome changes, the rest is the test.
  private @Nullable Sum cut(Sum wrong, ObservationTable table, Outcomes outcomes) {
    int[] classes = new int[wrong.size() + 1];
    for (int i = 0; i < wrong.size(); i++) {
      classes[i + 1] = automaton.plus(classes[i], wrong.part(i));
    }
    boolean judged = automaton.isLost(wrong);
    Sum rest = Sum.EMPTY;
    for (int i = wrong.size() - 1; i >= 0; i--) {
      Sum longer = rest.plus(wrong.part(i));
      Boolean isLost = outcomes.ask(table.representative(classes[i]).plus(longer));
      if (isLost == null) {
        return null;
      }
      if (isLost != judged) {
        return rest;
      }
      rest = longer;
    }
    throw new IllegalStateException("judged rightly: " + wrong);
  }
}
