package org.mexbox.agents;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;

/**
 * A number in [0, 1] that moves from a start to an end while episodes pass: a constant {@code 0.2};
 * a line {@code 0.2..0.01@5000} over the episodes 0..5000, constant after them; a line that waits,
 * {@code 0.2..0.01@1000..5000}; and so a step, {@code 0.2..0@5000..5000}. It never leaves the
 * interval between its ends and never turns.
 *
 * @param start its value up to the episode {@code from}, 0..1
 * @param end its value from the episode {@code to} on, 0..1
 * @param from the episode at which it leaves its start, 0..10^15
 * @param to the episode at which it is at its end, {@code from} or later, at most 10^15
 */
public record Schedule(double start, double end, long from, long to) {
  /** The values and forms it may take, as shown to people. */
  public static final String RANGE = "0..1, or A..B@N, or A..B@M..N";

  private static final long LAST = 1_000_000_000_000_000L;
  private static final String NUMBER =
      "((?:\\d{1,9}(?:\\.\\d{0,18})?|\\.\\d{1,18})(?:[eE]-?\\d{1,2})?)";
  private static final Pattern TEXT =
      Pattern.compile(NUMBER + "(?:\\.\\." + NUMBER + "@(?:(\\d{1,16})\\.\\.)?(\\d{1,16}))?");

  /** Checks the values. */
  public Schedule {
    checkUnit("schedule", start);
    checkUnit("schedule", end);
    checkEpisodes("schedule", from, to);
  }

  /** The same value for ever. */
  public static Schedule constant(double value) {
    return new Schedule(value, value, 0, 0);
  }

  /**
   * Reads a schedule.
   *
   * @param argument what it is for, as the error calls it
   */
  public static Schedule parse(String argument, String text) {
    Matcher matcher = TEXT.matcher(text.strip());
    if (!matcher.matches()) {
      throw InputError.of(argument, "must be " + RANGE, text, "0.2 or 0.2..0.01@5000");
    }
    double start = checkUnit(argument, Double.parseDouble(matcher.group(1)));
    if (matcher.group(2) == null) {
      return constant(start);
    }
    double end = checkUnit(argument, Double.parseDouble(matcher.group(2)));
    long to = Long.parseLong(matcher.group(4));
    long from = matcher.group(3) == null ? 0 : Long.parseLong(matcher.group(3));
    checkEpisodes(argument, from, to);
    return new Schedule(start, end, from, to);
  }

  /** Its value when {@code episode} episodes have been learnt from. */
  public double at(long episode) {
    if (episode >= to) {
      return end;
    }
    if (episode <= from) {
      return start;
    }
    double value = start + (end - start) * ((double) (episode - from) / (to - from));
    // Rounding must not carry it past its ends.
    return Math.max(Math.min(start, end), Math.min(Math.max(start, end), value));
  }

  @Override
  public String toString() {
    if (start == end) {
      return plain(start);
    }
    return plain(start) + ".." + plain(end) + "@" + (from == 0 ? "" : from + "..") + to;
  }

  /** A number without exponent and without zeros it does not need. */
  static String plain(double value) {
    return value == 0 ? "0" : BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  private static double checkUnit(String argument, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw InputError.of(argument, "must be 0..1", value);
    }
    return value;
  }

  private static void checkEpisodes(String argument, long from, long to) {
    if (from < 0 || to > LAST) {
      throw InputError.of(argument, "must end at an episode 0.." + LAST, to);
    }
    if (to < from) {
      throw InputError.of(argument, "must not end before it begins", from + ".." + to);
    }
  }
}
