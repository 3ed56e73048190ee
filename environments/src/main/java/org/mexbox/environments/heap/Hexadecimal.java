package org.mexbox.environments.heap;

import java.util.List;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;

/**
 * Octal and hexadecimal games: take some objects from one heap, and leave nothing, one heap, two or
 * three of it as the digit for that number says (<i>Winning Ways</i>, ch. 4). A game whose code is
 * octal is called so, however it was written.
 *
 * @param code the digits
 * @param convention who wins when nobody can move
 */
public record Hexadecimal(HexadecimalCode code, PlayConvention convention) implements TakeAndBreak {
  // Larger heaps, and more kinds of parts, would not make many positions more certain.
  private static final int COUNTED = 10_000;
  private static final int KINDS = 64;

  @Override
  public String family() {
    return code.isOctal() ? "octal" : "hexadecimal";
  }

  @Override
  public List<String> options() {
    return HeapText.options("code=" + code, convention);
  }

  @Override
  public boolean options(int heap, Sink sink) {
    for (int taken = code.largestTake(heap); taken > 0; taken--) {
      int part = taken == heap ? HexadecimalCode.NOTHING : HexadecimalCode.ONE_HEAP;
      if ((code.digit(taken) & part) != 0 && !sink.leave(heap - taken, 0, 0)) {
        return false;
      }
    }
    return (code.mostParts() < 2 || pairs(heap, sink)) && (code.isOctal() || triples(heap, sink));
  }

  private boolean pairs(int heap, Sink sink) {
    for (int taken = 0; taken <= Math.min(code.largestTake(heap), heap - 2); taken++) {
      if ((code.digit(taken) & HexadecimalCode.TWO_HEAPS) != 0 && !halves(heap - taken, sink)) {
        return false;
      }
    }
    return true;
  }

  private static boolean halves(int rest, Sink sink) {
    for (int first = 1; first <= rest - first; first++) {
      if (!sink.leave(first, rest - first, 0)) {
        return false;
      }
    }
    return true;
  }

  private boolean triples(int heap, Sink sink) {
    for (int taken = 0; taken <= Math.min(code.largestTake(heap), heap - 3); taken++) {
      if ((code.digit(taken) & HexadecimalCode.THREE_HEAPS) != 0 && !thirds(heap - taken, sink)) {
        return false;
      }
    }
    return true;
  }

  private static boolean thirds(int rest, Sink sink) {
    for (int first = 1; first <= rest / 3; first++) {
      for (int second = first; second <= rest - first - second; second++) {
        if (!sink.leave(first, second, rest - first - second)) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public boolean allowsParts(int from, int first, int second, int third) {
    long taken = (long) from - first - second - third;
    int parts = third != 0 ? 3 : second != 0 ? 2 : first != 0 ? 1 : 0;
    boolean rise =
        first >= Math.min(parts, 1)
            && (parts < 2 || first <= second)
            && (parts < 3 || second <= third);
    return taken >= 0 && rise && (code.digit((int) taken) & 1 << parts) != 0;
  }

  @Override
  public boolean canChange(int heap) {
    return (code.digit(heap) & HexadecimalCode.NOTHING) != 0
        || canLeave(1, HexadecimalCode.ONE_HEAP, heap)
        || canLeave(2, HexadecimalCode.TWO_HEAPS, heap)
        || canLeave(3, HexadecimalCode.THREE_HEAPS, heap);
  }

  private boolean canLeave(int parts, int part, int heap) {
    int taken = code.smallestTake(part);
    return taken >= 0 && taken <= heap - parts;
  }

  /**
   * {@inheritDoc} If a move may take d and leave two heaps, such moves alone bring a heap of n to
   * any k + 1 heaps of n - kd objects in all: as many positions as n + d has partitions into parts
   * larger than d.
   */
  @Override
  public boolean surelyExceeds(Position start, int positions) {
    Heaps heaps = (Heaps) start;
    int largest = heaps.size(heaps.count() - 1);
    int taken = code.smallestTake(HexadecimalCode.TWO_HEAPS);
    if (taken < 0 || taken > Math.min(largest, COUNTED)) {
      return false;
    }
    // Of a heap too large to be counted the smaller of two parts is, and the larger left as it is.
    int size = largest <= COUNTED ? largest : Math.min((largest - taken - 1) / 2, COUNTED);
    return partitions(size + taken, taken, positions) > positions;
  }

  // Into parts above some number, of few kinds; not counted beyond the most.
  private static long partitions(int total, int above, int most) {
    long[] ways = new long[total + 1];
    ways[0] = 1;
    for (int part = above + 1; part <= above + KINDS && ways[total] <= most; part++) {
      for (int sum = part; sum <= total; sum++) {
        ways[sum] = Math.min(ways[sum] + ways[sum - part], most + 1L);
      }
    }
    return ways[total];
  }
}
