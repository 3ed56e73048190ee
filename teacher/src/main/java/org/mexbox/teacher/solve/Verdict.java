package org.mexbox.teacher.solve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.teacher.minimax.Analysis;
import org.mexbox.teacher.value.Outcome;

/**
 * What the teacher says about a position.
 *
 * @param position the position; who wins at the end of play is a matter of its rules
 * @param outcome who wins under perfect play
 * @param nimValue the nim-value; empty under misere play
 * @param winning the winning moves
 * @param method the method that answered, such as {@code bouton} or {@code labelling}
 * @param explanation why, in lines of at most 80 characters
 * @param agreedBy the methods, {@code method} left aside, that were run and gave the same answer
 * @param analysis the exact value, the best moves and best play, where a search has found them
 * @param holding the moves known to keep at least a draw, where none is known to win and {@code
 *     analysis} is empty
 */
public record Verdict(
    Position position,
    Outcome outcome,
    OptionalInt nimValue,
    Winning winning,
    String method,
    List<String> explanation,
    List<String> agreedBy,
    Optional<Analysis> analysis,
    List<Move> holding) {

  /**
   * The winning moves of a position.
   *
   * @param moves in the order of the position's moves, equal heaps listed once: {@code 1->0}, never
   *     {@code 1->0@2}; each is legal and can be read back
   * @param count how many there are when equal heaps are told apart
   * @param complete false if there may be more, see {@link WinningMoves}: then {@code count} says
   *     how many were constructed
   */
  public record Winning(List<Move> moves, long count, boolean complete) {

    /** Copies the list. */
    public Winning {
      moves = List.copyOf(moves);
    }
  }

  /** A verdict without a search. */
  public Verdict(
      Position position,
      Outcome outcome,
      OptionalInt nimValue,
      Winning winning,
      String method,
      List<String> explanation,
      List<String> agreedBy) {
    this(
        position,
        outcome,
        nimValue,
        winning,
        method,
        explanation,
        agreedBy,
        Optional.empty(),
        List.of());
  }

  /** Copies the lists. */
  public Verdict {
    explanation = List.copyOf(explanation);
    agreedBy = List.copyOf(agreedBy);
    holding = List.copyOf(holding);
  }

  /** The same verdict with the moves that keep at least a draw. */
  Verdict holding(List<Move> moves) {
    return new Verdict(
        position, outcome, nimValue, winning, method, explanation, agreedBy, analysis, moves);
  }

  /** The same verdict with the methods that agreed. */
  Verdict agreeing(List<String> methods) {
    return new Verdict(
        position, outcome, nimValue, winning, method, explanation, methods, analysis, holding);
  }

  /**
   * The seat that wins when the player to move sits FIRST; empty for a draw, or if it is not known.
   */
  public Optional<Seat> winner() {
    return switch (outcome) {
      case N -> Optional.of(Seat.FIRST);
      case P -> Optional.of(Seat.SECOND);
      case DRAW, NOT_LOST -> Optional.empty();
    };
  }

  /** The winning moves, equal heaps listed once. */
  public List<Move> winningMoves() {
    return winning.moves();
  }

  /**
   * The moves that keep the value; where no search has looked further, the moves known to win, or
   * else those known to keep a draw.
   */
  public List<Move> bestMoves() {
    return analysis
        .map(Analysis::bestMoves)
        .orElse(winningMoves().isEmpty() ? holding : winningMoves());
  }

  /** The nim-value, or the value that a search has found, as text; empty if neither is known. */
  public Optional<String> value() {
    return analysis
        .map(found -> String.valueOf(found.value()))
        .or(() -> nimValue.stream().mapToObj(String::valueOf).findFirst());
  }
}
