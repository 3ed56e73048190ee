package org.mexbox.teacher.label;

import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.value.Mex;

/** The pass that labels one code after the other, rising. */
final class LabellingPass {
  // Larger than any distance.
  private static final int WON = 1 << 30;

  // So many codes take less than a millisecond.
  private static final int STRETCH = 1 << 10;

  // Nim-value above, distance below: one look at memory an option. Won and lost positions have
  // distances of different parity (with normal play the lost ones are even, with misere play odd),
  // so the outcome needs no place of its own.
  private final long[] labels;
  private final Packing packing;
  private final long[] options;
  private final Mex mex;
  private final int lostParity;
  private final Budget budget;
  private int done;

  LabellingPass(Packing packing, int start, PlayConvention convention, Budget budget) {
    this.packing = packing;
    this.budget = budget;
    this.labels = new long[start + 1];
    this.options = new long[packing.maxOptions()];
    this.mex = new Mex(options.length);
    this.lostParity = convention == PlayConvention.NORMAL ? 0 : 1;
  }

  static int nimValue(long label) {
    return (int) (label >>> Integer.SIZE);
  }

  static int distance(long label) {
    return (int) label;
  }

  /** The parity of the distances of lost positions. */
  int lostParity() {
    return lostParity;
  }

  /** How many codes, the smallest first, have their label. */
  int done() {
    return done;
  }

  /** The label of each code up to the start; filled by {@link #run}. */
  long[] labels() {
    return labels;
  }

  void run(Reach reach, LabelListener listener) {
    int largest = 0;
    for (int code = 0; code < labels.length; code++) {
      int count = packing.options(code, options);
      // Values below 63 fit a bit mask.
      labels[code] = largest < Long.SIZE - 1 ? labelByMask(count) : labelByMex(count);
      largest = Math.max(largest, nimValue(labels[code]));
      if (reach.contains(code)) {
        listener.labelled(code, options, count);
      }
      if (code % STRETCH == 0) {
        done = code + 1;
        budget.look();
      }
    }
    done = labels.length;
  }

  private long labelByMask(int count) {
    long seen = 0;
    int quickest = WON;
    int longest = -1;
    for (int i = 0; i < count; i++) {
      long label = labels[(int) options[i]];
      int distance = distance(label);
      seen |= 1L << nimValue(label);
      longest = Math.max(longest, distance);
      quickest = Math.min(quickest, ifLost(distance));
    }
    return label(Long.numberOfTrailingZeros(~seen), quickest, longest);
  }

  private long labelByMex(int count) {
    mex.clear();
    int quickest = WON;
    int longest = -1;
    for (int i = 0; i < count; i++) {
      long label = labels[(int) options[i]];
      int distance = distance(label);
      mex.add(nimValue(label));
      longest = Math.max(longest, distance);
      quickest = Math.min(quickest, ifLost(distance));
    }
    return label(mex.value(), quickest, longest);
  }

  // The distance of a lost option, or something large; without a branch.
  private int ifLost(int distance) {
    return distance | ((distance ^ lostParity) & 1) * WON;
  }

  // Won: as fast as can be to a lost option. Lost: as long as can be. Terminal: longest is -1.
  private static long label(int nimValue, int quickest, int longest) {
    int distance = 1 + (quickest < WON ? quickest : longest);
    return (long) nimValue << Integer.SIZE | distance;
  }
}
