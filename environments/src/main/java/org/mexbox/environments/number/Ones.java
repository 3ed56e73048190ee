package org.mexbox.environments.number;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * Ones in a row with a question mark between each two. A move makes one question mark a plus or a
 * times sign; times binds stronger. The first player wins if the value is even in the end. A start
 * is written as how many ones there are, {@code 8}, or with its signs, {@code 1?1+1x1}.
 */
public record Ones() implements Ruleset {
  private static final int MAX_NUMBERED_MARKS = 9;
  private static final int MAX_POSITIONS = 200_000;

  @Override
  public String family() {
    return "ones";
  }

  @Override
  public List<String> options() {
    return List.of();
  }

  @Override
  public PlayConvention convention() {
    return PlayConvention.NORMAL;
  }

  @Override
  public boolean impartial() {
    return false;
  }

  @Override
  public double moverReward(Position terminal) {
    OnesRow end = (OnesRow) terminal;
    boolean isEven = end.value() % 2 == 0;
    return isEven == end.isFirstToMove() ? 1 : -1;
  }

  @Override
  public Position parse(String text) {
    return OnesRow.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return ((OnesRow) start).count(OnesRow.OPEN) <= MAX_NUMBERED_MARKS
        ? EnumeratedPacking.of(start, MAX_POSITIONS)
        : Optional.empty();
  }
}
