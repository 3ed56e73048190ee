package org.mexbox.environments.heap;

import java.util.List;
import org.mexbox.environments.PlayConvention;

/**
 * Octal games: take some objects from one heap, and leave nothing, one heap or two of it as the
 * digit for that number says (<i>Winning Ways</i>, ch. 4).
 *
 * @param code the digits
 * @param convention who wins when nobody can move
 */
public record Octal(OctalCode code, PlayConvention convention) implements TakeAndBreak {

  @Override
  public String family() {
    return "octal";
  }

  @Override
  public List<String> options() {
    return HeapText.options("code=" + code, convention);
  }

  @Override
  public boolean options(int heap, Sink sink) {
    for (int taken = code.largestTake(heap); taken > 0; taken--) {
      int part = taken == heap ? OctalCode.NOTHING : OctalCode.ONE_HEAP;
      if ((code.digit(taken) & part) != 0 && !sink.leave(heap - taken, 0)) {
        return false;
      }
    }
    if (!code.splits()) {
      return true;
    }
    for (int taken = 0; taken <= Math.min(code.largestTake(heap), heap - 2); taken++) {
      if ((code.digit(taken) & OctalCode.TWO_HEAPS) != 0 && !halves(heap - taken, sink)) {
        return false;
      }
    }
    return true;
  }

  private static boolean halves(int rest, Sink sink) {
    for (int first = 1; first <= rest - first; first++) {
      if (!sink.leave(first, rest - first)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean allowsParts(int from, int first, int second) {
    int taken = from - first - second;
    if (first < 0 || second < 0 || taken < 0 || taken > from || (first == 0 && second > 0)) {
      return false;
    }
    int part =
        first == 0 ? OctalCode.NOTHING : second == 0 ? OctalCode.ONE_HEAP : OctalCode.TWO_HEAPS;
    return (code.digit(taken) & part) != 0;
  }

  @Override
  public boolean canChange(int heap) {
    int one = code.smallestTake(OctalCode.ONE_HEAP);
    int two = code.smallestTake(OctalCode.TWO_HEAPS);
    return (code.digit(heap) & OctalCode.NOTHING) != 0
        || (one >= 0 && one < heap)
        || (two >= 0 && two < heap - 1);
  }
}
