package org.mexbox.teacher.limit;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How much work a person allows. What is empty is left to the methods: each knows how many
 * positions it keeps as a rule.
 *
 * @param time from the making of the {@link Budget} on
 * @param positions the most positions (or components, or sums) that one method may keep; 1 or more
 * @param bytes the most that the tables of all methods together may take, as they are estimated
 */
public record Limits(Optional<Duration> time, OptionalInt positions, OptionalLong bytes) {

  /** Nothing is said: every method keeps to what is usual for it. */
  public static final Limits NONE =
      new Limits(Optional.empty(), OptionalInt.empty(), OptionalLong.empty());

  /** These limits with one on time. */
  public Limits within(Duration most) {
    return new Limits(Optional.of(most), positions, bytes);
  }

  /** These limits with one on positions. */
  public Limits keeping(int most) {
    return new Limits(time, OptionalInt.of(most), bytes);
  }

  /** These limits with one on memory. */
  public Limits taking(long most) {
    return new Limits(time, positions, OptionalLong.of(most));
  }

  /** How many of the three are said. */
  public int count() {
    return (time.isPresent() ? 1 : 0)
        + (positions.isPresent() ? 1 : 0)
        + (bytes.isPresent() ? 1 : 0);
  }
}
