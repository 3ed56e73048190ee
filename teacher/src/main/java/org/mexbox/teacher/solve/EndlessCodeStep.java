package org.mexbox.teacher.solve;

import java.util.BitSet;
import java.util.function.IntConsumer;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.teacher.value.Mex;
import org.mexbox.teacher.value.NimValues;

/**
 * Codes whose digits come again for ever. Taking q more from a heap that is larger by q leaves the
 * same, so the values to be reached by the repeated digits are those of the heap smaller by q, and
 * those by one round of digits: two parts and a heap cost linear time, not quadratic.
 */
final class EndlessCodeStep implements HeapValues.Step {
  private final HexadecimalCode code;
  private final int firstDigits;
  private final int round;
  // reached[n % round]: the values that the repeated digits reach from the last such heap.
  private final BitSet[] reached;
  private final PartSums sums = new PartSums();
  private final Mex mex = new Mex(NimValues.MAX_VALUE + 1);
  private long steps;

  EndlessCodeStep(HexadecimalCode code) {
    this.code = code;
    this.firstDigits = code.firstDigits();
    this.round = code.repeatedDigits();
    this.reached = new BitSet[round];
    for (int i = 0; i < round; i++) {
      reached[i] = new BitSet();
    }
  }

  @Override
  public int value(int heap, char[] known) {
    BitSet endless = reached[heap % round];
    add(heap, firstDigits, firstDigits + round, known, endless::set);
    mex.clear();
    add(heap, 0, firstDigits, known, mex::add);
    HeapValues.requireFew(steps + sums.steps(), heap);
    int value = endless.nextClearBit(0);
    while (mex.contains(value)) {
      value = endless.nextClearBit(value + 1);
    }
    return value;
  }

  private void add(int heap, int from, int to, char[] known, IntConsumer into) {
    for (int taken = from; taken < to && taken <= heap; taken++) {
      int digit = code.digit(taken);
      int rest = heap - taken;
      // Digit 0 has neither part.
      if ((digit & (rest == 0 ? HexadecimalCode.NOTHING : HexadecimalCode.ONE_HEAP)) != 0) {
        into.accept(known[rest]);
      }
      if ((digit & HexadecimalCode.TWO_HEAPS) != 0) {
        for (int first = 1; first <= rest - first; first++) {
          into.accept(known[first] ^ known[rest - first]);
        }
        steps += rest / 2;
      }
      if ((digit & HexadecimalCode.THREE_HEAPS) != 0) {
        sums.three(rest, known).stream().forEach(into);
      }
    }
  }
}
