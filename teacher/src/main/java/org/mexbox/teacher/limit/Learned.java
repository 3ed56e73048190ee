package org.mexbox.teacher.limit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * What a method had proved of a position when it was stopped. Nothing here is a guess: the rest of
 * the work could only have added to it.
 *
 * @param method the method
 * @param unit what it counts: {@code positions}, {@code components}, {@code heaps}, {@code sums}
 * @param count how many of them it had worked out
 * @param value what the player to move gets; empty if the method says nothing about it
 * @param moves the moves of which more is known than the rules tell, in the order of the position
 * @param parts what is known of the parts of the position, such as nim-values of its heaps
 */
public record Learned(
    String method,
    String unit,
    long count,
    Optional<Range> value,
    List<MoveRange> moves,
    List<Part> parts) {

  /**
   * The least and the most that the player to move can get: -1 lost, 0 drawn, +1 won, or a score.
   */
  public record Range(int least, int most) {

    /** What the other player gets. */
    public Range negated() {
      return new Range(-most, -least);
    }

    /** What both ranges allow. */
    public Range and(Range other) {
      return new Range(Math.max(least, other.least), Math.min(most, other.most));
    }

    /** All that the rules allow. */
    public static Range of(Position position) {
      Ruleset rules = position.ruleset();
      if (position.isTerminal()) {
        int reward = (int) rules.moverReward(position);
        return new Range(reward, reward);
      }
      return new Range(rules.leastReward(position), rules.mostReward(position));
    }
  }

  /**
   * What the player to move gets by a move.
   *
   * @param move the move
   * @param range the least and the most
   */
  public record MoveRange(Move move, Range range) {}

  /**
   * Something known of a part of the position.
   *
   * @param part the part, as it is written
   * @param value its nim-value, or its element in a quotient
   */
  public record Part(String part, String value) {}

  /** Copies the lists. */
  public Learned {
    moves = List.copyOf(moves);
    parts = List.copyOf(parts);
  }

  /** What a method has counted, and nothing of the position yet. */
  public Learned(String method, String unit, long count) {
    this(method, unit, count, Optional.empty(), List.of(), List.of());
  }

  /** The same with what is known of the parts of the position. */
  public Learned with(List<Part> known) {
    return new Learned(method, unit, count, value, moves, known);
  }

  /**
   * The same with what follows from the options of a position.
   *
   * @param known what the player to move at an option gets there; empty if nothing is known of it
   */
  public Learned with(Position position, Function<Position, Optional<Range>> known) {
    List<MoveRange> ranges = new ArrayList<>();
    int least = -Integer.MAX_VALUE;
    int most = -Integer.MAX_VALUE;
    for (Move move : position.moves()) {
      Position option = position.after(move);
      Range byRules = Range.of(option);
      Range range = known.apply(option).map(byRules::and).orElse(byRules).negated();
      least = Math.max(least, range.least);
      most = Math.max(most, range.most);
      if (!range.equals(Range.of(position))) {
        ranges.add(new MoveRange(move, range));
      }
    }
    Range all = new Range(least, most).and(Range.of(position));
    return new Learned(method, unit, count, Optional.of(all), ranges, parts);
  }
}
