package org.mexbox.environments.pile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.pile.PassPiles.Pile;

/**
 * A digit for each pile: its size where the pass is used, else its size on top of the size it had
 * at the start, so that each option has a smaller digit.
 */
final class PassPacking implements Packing {
  private static final long MAX_SIZE = 1L << 62;

  private final PassPiles start;
  private final long[] strides;
  private final long size;
  private final int maxOptions;

  private PassPacking(PassPiles start, long[] strides, long size) {
    this.start = start;
    this.strides = strides;
    this.size = size;
    this.maxOptions = start.piles().stream().mapToInt(pile -> pile.size() + 1).sum();
  }

  /** Empty if there are more than 2^62 codes. */
  static Optional<Packing> of(PassPiles start) {
    long[] strides = new long[start.piles().size()];
    long size = 1;
    for (int i = 0; i < strides.length; i++) {
      strides[i] = size;
      long digits = digits(start.piles().get(i));
      if (size > MAX_SIZE / digits) {
        return Optional.empty();
      }
      size *= digits;
    }
    return Optional.of(new PassPacking(start, strides, size));
  }

  private static long digits(Pile pile) {
    return pile.passUsed() ? pile.size() + 1L : 2L * pile.size() + 1;
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public int maxOptions() {
    return maxOptions;
  }

  private int digit(int pile, Pile now) {
    return now.passUsed() ? now.size() : start.piles().get(pile).size() + now.size();
  }

  private Pile pile(int pile, long code) {
    Pile whole = start.piles().get(pile);
    int digit = (int) (code / strides[pile] % digits(whole));
    return digit <= whole.size() ? Pile.of(digit, true) : Pile.of(digit - whole.size(), false);
  }

  @Override
  public long pack(Position position) {
    PassPiles piles = (PassPiles) position;
    long code = 0;
    boolean follows =
        piles.ruleset().equals(start.ruleset()) && piles.piles().size() == strides.length;
    for (int i = 0; i < strides.length && follows; i++) {
      Pile now = piles.piles().get(i);
      Pile whole = start.piles().get(i);
      follows = now.size() <= whole.size() && (now.passUsed() || !whole.passUsed());
      code += digit(i, now) * strides[i];
    }
    if (!follows) {
      throw InputError.of("position", "must follow " + start + " by moves", piles, "" + start);
    }
    return code;
  }

  @Override
  public Position unpack(long code) {
    List<Pile> piles = new ArrayList<>();
    for (int i = 0; i < strides.length; i++) {
      piles.add(pile(i, code));
    }
    return new PassPiles(start.ruleset(), piles);
  }

  @Override
  public int options(long code, long[] into) {
    int count = 0;
    for (int i = 0; i < strides.length; i++) {
      Pile now = pile(i, code);
      int digit = digit(i, now);
      for (Pile option : now.options()) {
        into[count++] = code - (digit - digit(i, option)) * strides[i];
      }
    }
    return count;
  }

  @Override
  public int parts(long code) {
    int parts = 0;
    for (int i = 0; i < strides.length; i++) {
      parts += pile(i, code).size() > 0 ? 1 : 0;
    }
    return parts;
  }
}
