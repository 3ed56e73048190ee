package org.mexbox.runs.command;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Limits;
import picocli.CommandLine.Option;

/** How much a computation may take: {@code --limit 30s,500000,512MB}, in any order. */
final class LimitOption {
  private static final Pattern AMOUNT = Pattern.compile("([0-9]{1,15}(?:\\.[0-9]{1,6})?)([a-z]*)");
  private static final Map<String, Integer> MILLIS =
      Map.of("ms", 1, "s", 1_000, "m", 60_000, "min", 60_000, "h", 3_600_000);
  private static final Map<String, Integer> BYTES =
      Map.of("kb", 1 << 10, "mb", 1 << 20, "gb", 1 << 30);

  // What is left of the Java heap is for the work itself: a heap that is nearly full is slow for a
  // long time before it is full.
  private static final long MOST_BYTES = Runtime.getRuntime().maxMemory() / 4 * 3;

  @Option(names = "--limit", paramLabel = "LIMIT", split = ",")
  private List<String> limits = List.of();

  /** A budget that begins now. */
  Budget budget(Clock clock) {
    return Budget.of(limits(), clock);
  }

  /**
   * A budget that begins now, for work that has no other end than a full Java heap where only
   * positions are said: then its tables get three quarters of that heap at the most.
   */
  Budget budgetWithinHeap(Clock clock) {
    Limits limits = limits();
    boolean isOpen = limits.positions().isPresent() && limits.bytes().isEmpty();
    return Budget.of(isOpen ? limits.taking(MOST_BYTES) : limits, clock);
  }

  private Limits limits() {
    Limits all = Limits.NONE;
    for (String text : limits) {
      Matcher amount = AMOUNT.matcher(text.strip().toLowerCase(Locale.ROOT));
      if (!amount.matches()) {
        throw wrong(text);
      }
      Limits more = with(all, new BigDecimal(amount.group(1)), amount.group(2), text);
      if (more.count() == all.count()) {
        throw InputError.of(
            "--limit", "must name time, positions and memory once each", text, "30s,512MB");
      }
      all = more;
    }
    return all;
  }

  private static Limits with(Limits all, BigDecimal amount, String unit, String text) {
    if (unit.isEmpty()) {
      return all.keeping((int) whole(amount, 1, Integer.MAX_VALUE, text));
    }
    if (MILLIS.containsKey(unit)) {
      int factor = MILLIS.get(unit);
      return all.within(Duration.ofMillis(whole(amount, factor, Integer.MAX_VALUE, text)));
    }
    if (BYTES.containsKey(unit)) {
      return all.taking(Math.min(whole(amount, BYTES.get(unit), 1L << 50, text), MOST_BYTES));
    }
    throw wrong(text);
  }

  private static long whole(BigDecimal amount, int factor, long most, String text) {
    BigDecimal product = amount.multiply(BigDecimal.valueOf(factor));
    if (product.compareTo(BigDecimal.ONE) < 0 || product.compareTo(BigDecimal.valueOf(most)) > 0) {
      throw wrong(text);
    }
    return product.setScale(0, RoundingMode.DOWN).longValueExact();
  }

  private static InputError wrong(String text) {
    return InputError.of(
        "--limit",
        "must be a time (30s, 2m), a number of positions (500000) or memory (512MB), more than 0",
        text,
        "30s,512MB");
  }
}
