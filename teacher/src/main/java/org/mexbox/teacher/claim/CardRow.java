package org.mexbox.teacher.claim;

import java.util.BitSet;
import org.mexbox.teacher.value.NimValues;

/** A row of cards, numbered from 1, of which some are turned. */
final class CardRow {
  private final int length;
  private final NimValues rows;
  private final BitSet turned = new BitSet();

  CardRow(int length, NimValues rows) {
    this.length = length;
    this.rows = rows;
  }

  int length() {
    return length;
  }

  void turn(int card) {
    turned.set(card);
  }

  /** True if a card may be turned and that leaves a lost position. */
  boolean isWonBy(int card) {
    return isFree(card) && (isFree(card - 1) || isFree(card + 1)) && valueWithout(card) == 0;
  }

  private boolean isFree(int card) {
    return card >= 1 && card <= length && !turned.get(card);
  }

  private int valueWithout(int card) {
    int value = 0;
    int run = 0;
    for (int at = 1; at <= length + 1; at++) {
      if (isFree(at) && at != card) {
        run++;
      } else {
        value ^= rows.at(run);
        run = 0;
      }
    }
    return value;
  }
}
