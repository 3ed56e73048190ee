package org.mexbox.teacher.exam;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What an {@link Exam} found. W is the set of won positions that were looked at: the player to move
 * wins under perfect play, and has a move.
 *
 * @param scope which positions were looked at
 * @param expertScore the mean over W of the probability that the policy's move is a winning one, 0
 *     to 1: the share of right greedy moves, ties counted by their probability. Exactly 1 if no
 *     wrong move has a positive probability; 1 too if W is empty
 * @param randomScore the expert score of a uniformly random mover: the floor
 * @param interval the Wilson 95 % interval of the expert score when W is a sample; empty when W
 *     holds every won position, for then there is nothing to estimate. Treating the mean as a share
 *     makes it too wide for policies with ties, never too narrow
 * @param champion whether every move the policy may make wins from the game's start against every
 *     reply; from a lost start, whatever the opponent moves first; from a drawn start, whether it
 *     never loses, in either seat. Play that goes round for ever wins nothing and loses nothing.
 *     Empty when it was not searched
 * @param balancedValueAccuracy the mean of the recalls on won and on lost positions, terminal ones
 *     included, a value of 0 counted as half right; empty if the policy is no {@link
 *     org.mexbox.environments.play.Valuation} or one of the two classes is empty
 * @param vsTeacher win rates against the perfect teacher, who resists longest when lost; empty when
 *     sampled, as they are only computed exactly
 * @param vsRandom win rates against a uniformly random mover; empty when sampled
 * @param splits the expert score by heaps, nim-value and distance; when sampled only by what the
 *     closed form of the game knows
 * @param loss where there are draws or scores
 */
public record ExamResult(
    Scope scope,
    double expertScore,
    double randomScore,
    Optional<Interval> interval,
    Optional<Boolean> champion,
    OptionalDouble balancedValueAccuracy,
    Optional<WinRates> vsTeacher,
    Optional<WinRates> vsRandom,
    List<Split> splits,
    Optional<Loss> loss) {

  /**
   * What the moves of a policy cost, in games with draws or scores.
   *
   * @param mean the mean, over all positions with a move, of the exact value less what is left of
   *     it after the policy's move; 0 for perfect play, in the units of the game's rewards
   * @param drawsHeld the mean, over all drawn positions with a move, of the probability that the
   *     policy's move keeps the draw; empty if there are none
   */
  public record Loss(double mean, OptionalDouble drawsHeld) {}

  /**
   * Which positions were looked at.
   *
   * @param positions how many; all that can be reached when exhaustive
   * @param wonPositions how many of them are in W
   * @param exhaustive true if all positions that can be reached were looked at
   */
  public record Scope(long positions, long wonPositions, boolean exhaustive) {}

  /** Copies the list. */
  public ExamResult {
    splits = List.copyOf(splits);
  }

  /** How many positions were looked at. */
  public long positions() {
    return scope.positions();
  }

  /** How many of them are in W. */
  public long wonPositions() {
    return scope.wonPositions();
  }

  /** True if all positions that can be reached were looked at. */
  public boolean exhaustive() {
    return scope.exhaustive();
  }

  /** True if the policy was searched and found to be a champion. */
  public boolean isChampion() {
    return champion.orElse(false);
  }

  /** The mean probability over W, the policy to move, of winning against the perfect teacher. */
  public OptionalDouble winRateVsTeacher() {
    return fromWon(vsTeacher);
  }

  /** The mean probability over W, the policy to move, of winning against a random mover. */
  public OptionalDouble winRateVsRandom() {
    return fromWon(vsRandom);
  }

  /** The expert score by one property; empty if it was not taken apart by that. */
  public Optional<Split> split(Split.By by) {
    return splits.stream().filter(split -> split.by() == by).findFirst();
  }

  private static OptionalDouble fromWon(Optional<WinRates> rates) {
    return rates.isPresent() ? OptionalDouble.of(rates.get().fromWon()) : OptionalDouble.empty();
  }
}
