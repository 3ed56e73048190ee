package org.mexbox.teacher.label;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Learned;
import org.mexbox.teacher.limit.Learned.Range;
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
  private final Budget budget;
  private int lastRound;

  private BackwardLabelling(PositionGraph graph, Budget budget) {
    this.graph = graph;
    this.budget = budget;
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
    return of(start, maxPositions, Budget.usual());
  }

  /**
   * The same within a budget, which can be asked what is proved of the start: on the part of the
   * graph that is drawn, labels in rounds are right wherever they come, as a position with an arrow
   * not drawn yet is never called lost.
   */
  public static BackwardLabelling of(Position start, int maxPositions, Budget budget) {
    PositionGraph graph = new PositionGraph(start, maxPositions, budget);
    budget.reporting(() -> learned(start, graph));
    graph.draw();
    BackwardLabelling labelling = new BackwardLabelling(graph, budget);
    labelling.run(start.ruleset());
    return labelling;
  }

  /** Labels a position and all that can follow it, each for itself: symmetry is left aside. */
  public static BackwardLabelling ofAll(Position start, int maxPositions, Budget budget) {
    PositionGraph graph = new PositionGraph(start, maxPositions, budget, UnaryOperator.identity());
    graph.draw();
    BackwardLabelling labelling = new BackwardLabelling(graph, budget);
    labelling.run(start.ruleset());
    return labelling;
  }

  /** The place of a position, from 0 (the start) to {@link #positions} - 1. */
  public int place(Position position) {
    return graph.place(position);
  }

  /** The position of a place. */
  public Position position(int place) {
    return graph.position(place);
  }

  private static Learned learned(Position start, PositionGraph graph) {
    BackwardLabelling part = new BackwardLabelling(graph, Budget.usual());
    part.run(start.ruleset());
    long labelled = Arrays.stream(part.outcomes).filter(o -> o != Outcome.DRAW).count();
    return new Learned("backward-labelling", "positions", labelled)
        .with(start, option -> part.known(option));
  }

  private Optional<Range> known(Position position) {
    Outcome outcome = graph.holds(position) ? outcome(position) : Outcome.DRAW;
    if (outcome == Outcome.DRAW) {
      return Optional.empty();
    }
    int value = outcome == Outcome.N ? 1 : -1;
    return Optional.of(new Range(value, value));
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
    // More than any position has, where arrows are missing.
    Arrays.fill(undecided, Integer.MAX_VALUE);
    for (int place = 0; place < graph.drawn(); place++) {
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
      budget.tick();
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
