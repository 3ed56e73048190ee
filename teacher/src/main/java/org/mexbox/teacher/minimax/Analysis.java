package org.mexbox.teacher.minimax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/**
 * What is known of a position, its moves and the play that follows.
 *
 * @param value what the player to move gets
 * @param distance the moves of both players together to the end, where it is known
 * @param choices all moves, in the order of the position
 * @param line best play from here to the end, at most 100 moves: the winner hurries, the loser
 *     holds out
 * @param positions how many positions were looked at, symmetric ones counted once
 */
public record Analysis(
    int value, OptionalInt distance, List<Choice> choices, List<Move> line, int positions) {
  private static final int MAX_LINE = 100;

  /**
   * A move.
   *
   * @param move the move
   * @param value what the player to move gets if he makes it
   * @param reply the opponent's best answer; empty if play is over
   */
  public record Choice(Move move, int value, Optional<Move> reply) {}

  /** Copies the lists. */
  public Analysis {
    choices = List.copyOf(choices);
    line = List.copyOf(line);
  }

  /** Reads the answers about a position out of the values of its game. */
  public static Analysis of(Position position, Values values) {
    int value = values.value(position);
    List<Choice> choices = new ArrayList<>();
    for (Move move : position.moves()) {
      Position option = position.after(move);
      choices.add(new Choice(move, -values.value(option), best(option, values)));
    }
    List<Move> line = line(position, values);
    return new Analysis(value, values.distance(position), choices, line, values.positions());
  }

  private static List<Move> line(Position start, Values values) {
    List<Move> line = new ArrayList<>();
    Position position = start;
    while (!position.isTerminal() && line.size() < MAX_LINE) {
      Move move = best(position, values).orElseThrow();
      line.add(move);
      position = position.after(move);
    }
    return line;
  }

  // The quickest of winning moves, the longest of losing ones, else the first that keeps the value.
  private static Optional<Move> best(Position position, Values values) {
    if (position.isTerminal()) {
      return Optional.empty();
    }
    int value = values.value(position);
    boolean isMeasured = values.distance(position).isPresent();
    Optional<Move> best = Optional.empty();
    int bestRank = Integer.MIN_VALUE;
    for (Move move : position.moves()) {
      Position option = position.after(move);
      if (values.value(option) == -value) {
        if (!isMeasured) {
          return Optional.of(move);
        }
        int away = values.distance(option).orElse(0);
        int rank = value > 0 ? -away : away;
        if (rank > bestRank) {
          best = Optional.of(move);
          bestRank = rank;
        }
      }
    }
    return best;
  }

  /** The moves that keep the value. */
  public List<Move> bestMoves() {
    return choices.stream().filter(c -> c.value == value).map(Choice::move).toList();
  }

  /** The moves that win. */
  public List<Move> winningMoves() {
    return choices.stream().filter(c -> c.value > 0).map(Choice::move).toList();
  }
}
