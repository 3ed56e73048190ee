package org.mexbox.environments.strip;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/** The cards that are not turned as the bits of a number. */
final class CardPacking implements Packing {
  static final int MAX_CARDS = 30;

  private final Cards start;

  CardPacking(Cards start) {
    this.start = start;
  }

  @Override
  public long size() {
    return pack(start) + 1;
  }

  @Override
  public int maxOptions() {
    return 2 * start.count();
  }

  @Override
  public long pack(Position position) {
    Cards cards = (Cards) position;
    if (cards.count() != start.count() || !cards.ruleset().equals(start.ruleset())) {
      throw InputError.of("position", "must follow " + start + " by moves", cards, "" + start);
    }
    long code = 0;
    for (int card = 1; card <= cards.count(); card++) {
      if (!cards.isTurned(card)) {
        if (start.isTurned(card)) {
          throw InputError.of("position", "must follow " + start + " by moves", cards, "" + start);
        }
        code |= 1L << (card - 1);
      }
    }
    return code;
  }

  @Override
  public Cards unpack(long code) {
    return Cards.of(start.ruleset(), start.count(), card -> (code >>> (card - 1) & 1) == 0);
  }

  @Override
  public int options(long code, long[] into) {
    int count = 0;
    for (Move move : unpack(code).moves()) {
      into[count++] = code & ~((Cards.Turn) move).bits();
    }
    return count;
  }
}
