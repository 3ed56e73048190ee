package org.mexbox.agents.quotient;

import org.jspecify.annotations.Nullable;
import org.mexbox.agents.sum.Sum;

/** Adding one component and then another makes another class than the other way round. */
final class Disorder implements Fault {
  private final Automaton automaton;
  private final int from;
  private final int a;
  private final int b;

  private Disorder(Automaton automaton, int from, int a, int b) {
    this.automaton = automaton;
    this.from = from;
    this.a = a;
    this.b = b;
  }

  /** The first disorder among some components; null if there is none. */
  static @Nullable Disorder of(Automaton automaton, int[] components) {
    for (int q = 0; q < automaton.size(); q++) {
      for (int a : components) {
        for (int b : components) {
          if (automaton.plus(automaton.plus(q, a), b) != automaton.plus(automaton.plus(q, b), a)) {
            return new Disorder(automaton, q, a, b);
          }
        }
      }
    }
    return null;
  }

  // Both orders lead to the same sum, which is lost or won: one of them is wrong, and already wrong
  // after its first step.
  @Override
  public @Nullable Sum test(ObservationTable table, Outcomes outcomes) {
    int afterBoth = automaton.plus(automaton.plus(from, a), b);
    int otherWay = automaton.plus(automaton.plus(from, b), a);
    int difference = table.difference(afterBoth, otherWay);
    Sum test = table.test(difference);
    Boolean isLost = outcomes.ask(table.representative(from).plus(a).plus(b).plus(test));
    if (isLost == null) {
      return null;
    }
    return test.plus(isLost == table.isLost(afterBoth, difference) ? a : b);
  }
}
