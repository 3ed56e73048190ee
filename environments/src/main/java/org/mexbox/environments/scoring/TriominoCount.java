package org.mexbox.environments.scoring;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.mexbox.environments.cells.CellText;

/**
 * Counts positions that surely follow a board of triominoes. Some places that share no cell are
 * singled out. Martina colours whole ones of them, Olin anything else, but at most two cells of
 * each: so the coloured board tells which are hers, and each choice of both is a position of its
 * own. Play does not end before, since the places that she has not come to yet are free; when she
 * has come to all of hers, Olin can colour one cell more if he has coloured fewer than there are
 * places left, for then one of these is free.
 *
 * <p>With r of p places Martina's and q free cells in none of the p, there are C(p, r) times the
 * coefficient of x^o in (1 + 3x + 3x^2)^(p-r) (1 + x)^q positions in which Olin has coloured o
 * cells.
 */
final class TriominoCount {
  private static final List<BigInteger> OF_PLACE =
      List.of(BigInteger.ONE, BigInteger.valueOf(3), BigInteger.valueOf(3));
  private static final List<BigInteger> OF_CELL = List.of(BigInteger.ONE, BigInteger.ONE);

  private TriominoCount() {}

  /** True if more than so many positions surely follow, the start included. */
  static boolean exceeds(TriominoBoard start, int positions) {
    long free = CellText.all(start.sides()) & ~start.coloured();
    int places = 0;
    long rest = free;
    for (long place : start.places()) {
      if ((place & ~rest) == 0) {
        places++;
        rest &= ~place;
      }
    }
    int ahead = start.isOlinsTurn() ? 0 : 1;
    BigInteger most = BigInteger.valueOf(positions);
    BigInteger sum = BigInteger.ZERO;
    BigInteger ways = BigInteger.ONE;
    for (int hers = 0; hers <= places && sum.compareTo(most) <= 0; hers++) {
      int his = hers - ahead;
      int mostOfHis = his < places - hers ? his + 1 : his;
      BigInteger[] olins = olins(places - hers, Long.bitCount(rest), mostOfHis);
      for (int cells = Math.max(0, his); cells <= mostOfHis; cells++) {
        sum = sum.add(ways.multiply(olins[cells]));
      }
      ways = ways.multiply(BigInteger.valueOf(places - hers)).divide(BigInteger.valueOf(hers + 1L));
    }
    return sum.compareTo(most) > 0;
  }

  // In how many ways Olin can have coloured 0, 1, 2, ... cells.
  private static BigInteger[] olins(int places, int cells, int most) {
    BigInteger[] ways = new BigInteger[Math.max(0, most) + 1];
    Arrays.fill(ways, BigInteger.ZERO);
    ways[0] = BigInteger.ONE;
    for (int i = 0; i < places; i++) {
      ways = times(ways, OF_PLACE);
    }
    for (int i = 0; i < cells; i++) {
      ways = times(ways, OF_CELL);
    }
    return ways;
  }

  private static BigInteger[] times(BigInteger[] ways, List<BigInteger> factor) {
    BigInteger[] product = new BigInteger[ways.length];
    Arrays.fill(product, BigInteger.ZERO);
    for (int i = 0; i < ways.length; i++) {
      for (int j = 0; j < factor.size() && i + j < ways.length; j++) {
        product[i + j] = product[i + j].add(ways[i].multiply(factor.get(j)));
      }
    }
    return product;
  }
}
