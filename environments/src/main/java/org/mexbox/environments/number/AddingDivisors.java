package org.mexbox.environments.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Adding divisors: a move adds a divisor of the number, 1 allowed, the number itself not. Play ends
 * when the number exceeds the limit.
 *
 * @param limit 1 to {@link #MAX_LIMIT}
 * @param convention normal: whoever exceeds the limit wins; misere: he loses
 */
public record AddingDivisors(int limit, PlayConvention convention) implements Ruleset {
  /** The largest limit. */
  public static final int MAX_LIMIT = 1_000_000;

  @Override
  public String family() {
    return "add-divisors";
  }

  @Override
  public List<String> options() {
    List<String> options = new ArrayList<>(List.of("limit=" + limit));
    options.addAll(convention.options());
    return List.copyOf(options);
  }

  /** The largest number that play can come to. */
  int max() {
    return limit + limit / 2;
  }

  @Override
  public Position parse(String text) {
    return GrowingNumber.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return Optional.of(new GrowthPacking((GrowingNumber) start));
  }
}
