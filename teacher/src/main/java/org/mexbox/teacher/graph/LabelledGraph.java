package org.mexbox.teacher.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.teacher.value.Mex;
import org.mexbox.teacher.value.Outcome;

/**
 * All positions that follow a start, as the vertices of a graph, with what is known of each: who
 * wins, the round of the labelling that found it out, and the nim-value where there is one. The
 * start is vertex 0; symmetric positions are drawn apart.
 *
 * <p>Rounds are counted as one labels by hand. Round 0 gives the label 0 to the ends of play; round
 * A-1, the first, gives 1 to whatever has a move to a 0; B-1, the second, gives 0 to whatever has
 * moves to 1 only; and so in turn. Where the player to move has won at the end of play, as under
 * misere play, one vertex more is added, to which such ends lead: it has no position, is the last
 * of all, and gets the 0 of round 0.
 */
public final class LabelledGraph {
  private static final int NONE = -1;

  private final List<Position> positions = new ArrayList<>();
  private final List<int[]> options = new ArrayList<>();
  private final int[] rounds;
  private final boolean misere;
  private final boolean impartial;
  private final int lastRound;
  private final Optional<int[]> heights;
  private final int[] nimValues;

  private LabelledGraph(Position start, int maxPositions) {
    misere = start.ruleset().convention() == PlayConvention.MISERE;
    impartial = start.ruleset().impartial();
    draw(start, maxPositions);
    rounds = new int[options.size()];
    lastRound = label();
    heights = new Heights(options).longest();
    nimValues = new int[options.size()];
    heights.ifPresent(this::value);
  }

  /**
   * The labelled graph of what follows a start.
   *
   * @param start of a game in which each play that ends is won or lost
   * @param maxPositions how many positions there may be
   * @throws LimitError if there are more
   */
  public static LabelledGraph of(Position start, int maxPositions) {
    return new LabelledGraph(start, maxPositions);
  }

  private void draw(Position start, int maxPositions) {
    Map<Position, Integer> places = new HashMap<>(Map.of(start, 0));
    positions.add(start);
    for (int from = 0; from < positions.size(); from++) {
      Set<Integer> to = new LinkedHashSet<>();
      Position position = positions.get(from);
      for (Move move : position.moves()) {
        Position option = position.after(move);
        Integer known = places.putIfAbsent(option, positions.size());
        if (known == null) {
          if (positions.size() == maxPositions) {
            throw LimitError.of(
                "positions to draw of " + start,
                "more",
                maxPositions,
                "choose a smaller start, or raise it with --limit");
          }
          positions.add(option);
        }
        to.add(known == null ? positions.size() - 1 : known);
      }
      options.add(to.stream().mapToInt(Integer::intValue).toArray());
    }
    addEnd();
  }

  private void addEnd() {
    int[] toEnd = {options.size()};
    boolean isReached = false;
    for (int vertex = 0; vertex < positions.size(); vertex++) {
      Position position = positions.get(vertex);
      if (position.isTerminal() && position.ruleset().moverReward(position) > 0) {
        options.set(vertex, toEnd);
        isReached = true;
      }
    }
    if (isReached) {
      options.add(new int[0]);
    }
  }

  // Tells the last round that labels anything.
  private int label() {
    Arrays.fill(rounds, NONE);
    for (int round = 0; ; round++) {
      boolean isNew = false;
      for (int vertex = 0; vertex < rounds.length; vertex++) {
        if (rounds[vertex] == NONE && isLabelled(vertex, round)) {
          rounds[vertex] = round;
          isNew = true;
        }
      }
      if (!isNew) {
        return Math.max(0, round - 1);
      }
    }
  }

  // Labels of the round itself do not matter: they are not those that it looks for.
  private boolean isLabelled(int vertex, int round) {
    boolean isA = round % 2 == 1;
    for (int option : options.get(vertex)) {
      boolean isLost = rounds[option] != NONE && rounds[option] % 2 == 0;
      boolean isWon = rounds[option] != NONE && rounds[option] % 2 == 1;
      if (isA ? isLost : !isWon) {
        return isA;
      }
    }
    return !isA;
  }

  // Options are lower than their position.
  private void value(int[] height) {
    List<Integer> order = new ArrayList<>();
    for (int vertex = 0; vertex < height.length; vertex++) {
      order.add(vertex);
    }
    order.sort((one, other) -> Integer.compare(height[one], height[other]));
    for (int vertex : order) {
      nimValues[vertex] =
          Mex.of(Arrays.stream(options.get(vertex)).map(option -> nimValues[option]).toArray());
    }
  }

  /** How many vertices there are, the one that may be added included. */
  public int size() {
    return options.size();
  }

  /** How many positions there are. */
  public int positions() {
    return positions.size();
  }

  /** How many arrows there are: pairs of a vertex and one that a move leads to. */
  public int edges() {
    return options.stream().mapToInt(list -> list.length).sum();
  }

  /** The position of a vertex; empty for the one that is added. */
  public Optional<Position> position(int vertex) {
    return vertex < positions.size() ? Optional.of(positions.get(vertex)) : Optional.empty();
  }

  /** The vertices that moves lead to, each once, in the order of the moves. */
  public List<Integer> options(int vertex) {
    return Arrays.stream(options.get(vertex)).boxed().toList();
  }

  /** Who wins: P is the label 0, N the label 1. */
  public Outcome outcome(int vertex) {
    int round = rounds[vertex];
    return round == NONE ? Outcome.DRAW : round % 2 == 0 ? Outcome.P : Outcome.N;
  }

  /** The round that labels a vertex; empty for a draw. */
  public OptionalInt round(int vertex) {
    return rounds[vertex] == NONE ? OptionalInt.empty() : OptionalInt.of(rounds[vertex]);
  }

  /** The last round that labels anything. */
  public int lastRound() {
    return lastRound;
  }

  /** How a round is called: {@code 0}, {@code A-1}, {@code B-1}, {@code A-2} and so on. */
  public static String roundName(int round) {
    return round == 0 ? "0" : (round % 2 == 1 ? "A-" : "B-") + (round + 1) / 2;
  }

  /**
   * The nim-value; empty under misere play, where play may come back to a position, and where the
   * players have different moves.
   */
  public OptionalInt nimValue(int vertex) {
    boolean hasValues = !misere && impartial && !isLoopy();
    return hasValues ? OptionalInt.of(nimValues[vertex]) : OptionalInt.empty();
  }

  /** True if both players have the same moves at every position. */
  public boolean isImpartial() {
    return impartial;
  }

  /** True if moves lead round in a circle. */
  public boolean isLoopy() {
    return heights.isEmpty();
  }
}
