package org.mexbox.teacher.label;

import java.util.Optional;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.teacher.limit.Budget;

/**
 * The codes of a packing that play can come to, counted through without gaps. Takes a bit a code,
 * four bytes a position and little else; no position is kept as an object. Immutable once made.
 */
final class ReachedPacking implements Packing {
  // So many codes have one count of those before them.
  private static final int BLOCK = 512;
  private static final int BLOCK_WORDS = BLOCK / Long.SIZE;

  private final Packing roomy;
  private final Position start;
  private final long[] words;
  private final int[] before;
  // As unsigned numbers.
  private final int[] codes;

  private ReachedPacking(Packing roomy, Position start, Reach reach) {
    this.roomy = roomy;
    this.start = start;
    this.words = reach.words();
    this.before = new int[words.length / BLOCK_WORDS + 1];
    this.codes = new int[reach.positions()];
    int found = 0;
    for (int word = 0; word < words.length; word++) {
      if (word % BLOCK_WORDS == 0) {
        before[word / BLOCK_WORDS] = found;
      }
      for (long rest = words[word]; rest != 0; rest &= rest - 1) {
        codes[found++] = word << 6 | Long.numberOfTrailingZeros(rest);
      }
    }
  }

  /**
   * The positions of a game by the codes of a packing, empty if there are more than the budget
   * allows, or too many codes.
   */
  static Optional<Packing> of(Game game, Packing roomy, int maxPositions, Budget budget) {
    long start = roomy.pack(game.start());
    if (start >= Reach.MAX_CODES) {
      return Optional.empty();
    }
    budget.hold(start / Byte.SIZE);
    Reach reach = Reach.of(roomy, start, maxPositions, budget);
    if (reach.positions() > maxPositions) {
      budget.hold(-start / Byte.SIZE);
      return Optional.empty();
    }
    budget.hold((long) Integer.BYTES * reach.positions());
    return Optional.of(new ReachedPacking(roomy, game.start(), reach));
  }

  @Override
  public long size() {
    return codes.length;
  }

  @Override
  public int maxOptions() {
    return roomy.maxOptions();
  }

  @Override
  public long pack(Position position) {
    long code = roomy.pack(position);
    boolean isKnown = code >>> 6 < words.length && (words[(int) (code >>> 6)] >>> code & 1) != 0;
    if (!isKnown) {
      throw InputError.of("position", "must follow " + start + " by moves", position, "" + start);
    }
    return place(code);
  }

  private int place(long code) {
    int last = (int) (code >>> 6);
    int place = before[(int) (code / BLOCK)];
    for (int word = last - last % BLOCK_WORDS; word < last; word++) {
      place += Long.bitCount(words[word]);
    }
    return place + Long.bitCount(words[last] & (1L << code) - 1);
  }

  private long codeAt(long place) {
    return Integer.toUnsignedLong(codes[(int) place]);
  }

  @Override
  public Position unpack(long code) {
    return roomy.unpack(codeAt(code));
  }

  @Override
  public int options(long code, long[] into) {
    int count = roomy.options(codeAt(code), into);
    for (int i = 0; i < count; i++) {
      into[i] = place(into[i]);
    }
    return count;
  }

  @Override
  public int parts(long code) {
    return roomy.parts(codeAt(code));
  }
}
