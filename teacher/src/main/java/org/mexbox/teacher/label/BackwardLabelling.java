package org.mexbox.teacher.label;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.teacher.value.Outcome;

/**
 * Labels in rounds, backward from the end of play. Round 0 labels the terminal positions, but for
 * drawn ones. Each later round labels what the round before has decided: 1 (won) whatever has a
 * move to a 0, 0 (lost) whatever has only moves to 1. What no round reaches is a draw. It works on
 * the drawn graph of positions, knows no formula and no packing, and needs no order among the
 * positions, so that play may come back to where it was.
 *
 * <p>Positions that differ by a symmetry only are labelled once. Cost: time and memory of the order
 * of the moves in the graph (retrograde analysis, Thompson 1986).
 */
public final class BackwardLabelling {
  private final PositionGraph graph;
  private final Outcome[] outcomes;
  private final int[] rounds;
  private int lastRound;

  private BackwardLabelling(PositionGraph graph) {
    this.graph = graph;
    this.outcomes = new Outcome[graph.size()];
    Arrays.fill(outcomes, Outcome.DRAW);
    this.rounds = new int[graph.size()];
  }

  /**
   * Labels a position and all that can follow it.
   *
   * @param maxPositions how large the graph may become, symmetric positions counted once
   * @throws LimitError if it becomes larger
   */
  public static BackwardLabelling of(Position start, int maxPositions) {
    BackwardLabelling labelling = new BackwardLabelling(PositionGraph.of(start, maxPositions));
    labelling.run(start.ruleset());
    return labelling;
  }

  /** How many positions were labelled, symmetric ones counted once. */
  public int positions() {
    return outcomes.length;
  }

  /** The last round that labelled anything. */
  public int lastRound() {
    return lastRound;
  }

  /**
   * Who wins a position by its rules.
   *
   * @throws InputError if it does not follow the start
   */
  public Outcome outcome(Position position) {
    return outcomes[graph.place(position)];
  }

  /**
   * The round that labelled a position, which is its distance to the end; meaningless for a draw.
   *
   * @throws InputError if it does not follow the start
   */
  public int round(Position position) {
    return rounds[graph.place(position)];
  }

  private void run(Ruleset rules) {
    int[] undecided = new int[outcomes.length];
    Deque<Integer> labelled = new ArrayDeque<>();
    for (int place = 0; place < undecided.length; place++) {
      undecided[place] = graph.optionCount(place);
      Outcome atEnd = Outcome.DRAW;
      if (undecided[place] == 0) {
        atEnd = Outcome.of(rules.moverReward(graph.position(place)));
      }
      if (atEnd != Outcome.DRAW) {
        label(place, atEnd, 0, labelled);
      }
    }
    // First in, first out: all of one round come before those of the next.
    while (!labelled.isEmpty()) {
      int place = labelled.remove();
      for (int previous : graph.previous(place)) {
        if (outcomes[previous] == Outcome.DRAW) {
          int round = rounds[place] + 1;
          if (outcomes[place] == Outcome.P) {
            label(previous, Outcome.N, round, labelled);
          } else if (--undecided[previous] == 0) {
            label(previous, Outcome.P, round, labelled);
          }
        }
      }
    }
  }

  private void label(int place, Outcome outcome, int round, Deque<Integer> labelled) {
    outcomes[place] = outcome;
    rounds[place] = round;
    lastRound = Math.max(lastRound, round);
    labelled.add(place);
  }
}
