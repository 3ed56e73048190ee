package org.mexbox.environments.plane;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.board.Square;
import org.mexbox.environments.cells.CellText;
import org.mexbox.environments.cells.Sides;
import org.mexbox.environments.cells.Symmetry;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.environments.picture.Pictured;

/** A table of {@link CoinsOnTable}: points in rows from the top, those with a coin as bits. */
public final class CoinTable implements Pictured {
  // How large points are drawn.
  private static final double FREE_POINT = 0.15;
  private static final double CLOSED_POINT = 0.08;

  private final CoinsOnTable ruleset;
  private final Sides sides;
  private final long coins;
  // The points where one more coin fits: worked out from the coins.
  private final long free;

  private CoinTable(CoinsOnTable ruleset, Sides sides, long coins, long free) {
    this.ruleset = ruleset;
    this.sides = sides;
    this.coins = coins;
    this.free = free;
  }

  static CoinTable empty(CoinsOnTable ruleset, Sides sides) {
    return new CoinTable(ruleset, sides, 0, CellText.all(sides));
  }

  /** The table with one coin more, where it fits. */
  CoinTable with(long coin) {
    long left = free;
    int cell = Long.numberOfTrailingZeros(coin);
    for (long rest = free; rest != 0; rest &= rest - 1) {
      int other = Long.numberOfTrailingZeros(rest);
      int down = other / sides.columns() - cell / sides.columns();
      int across = other % sides.columns() - cell % sides.columns();
      if (down * down + across * across < ruleset.apart()) {
        left ^= 1L << other;
      }
    }
    return new CoinTable(ruleset, sides, coins | coin, left);
  }

  @Override
  public CoinsOnTable ruleset() {
    return ruleset;
  }

  /** How many rows and columns of points there are. */
  public Sides sides() {
    return sides;
  }

  long free() {
    return free;
  }

  /** True if no coin lies on the table. */
  public boolean isEmpty() {
    return coins == 0;
  }

  /** True if a point lies in the middle of the table: rows and columns are odd in number. */
  public boolean hasMiddle() {
    return sides.rows() % 2 == 1 && sides.columns() % 2 == 1;
  }

  private long middle() {
    return 1L << (sides.area() / 2);
  }

  /** True if a coin lies in the middle. */
  public boolean isMiddleCovered() {
    return hasMiddle() && (coins & middle()) != 0;
  }

  /** The coins that have no coin opposite to them, on the other side of the middle. */
  private long unanswered() {
    return coins & ~opposite(coins);
  }

  private long opposite(long cells) {
    return Long.reverse(cells) >>> (Long.SIZE - sides.area());
  }

  /** True if the table looks the same after half a turn. */
  public boolean isSymmetric() {
    return unanswered() == 0;
  }

  /**
   * The coin that the strategy of the middle lays: the middle itself on an empty table, opposite to
   * the only coin that is unanswered on another; null where the strategy does not say.
   */
  public @Nullable Move answer() {
    long cell = isEmpty() && hasMiddle() ? middle() : 0;
    if (isMiddleCovered() && Long.bitCount(unanswered()) == 1) {
      cell = opposite(unanswered());
    }
    return (cell & free) == 0 ? null : square(Long.numberOfTrailingZeros(cell));
  }

  private Square square(int cell) {
    return new Square(cell / sides.columns() + 1, cell % sides.columns() + 1);
  }

  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (long rest = free; rest != 0; rest &= rest - 1) {
      moves.add(square(Long.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(moves);
  }

  @Override
  public boolean isTerminal() {
    return free == 0;
  }

  @Override
  public Position after(Move move) {
    if (move instanceof Square square
        && square.row() >= 1
        && square.row() <= sides.rows()
        && square.column() >= 1
        && square.column() <= sides.columns()) {
      long coin = 1L << ((square.row() - 1) * sides.columns() + square.column() - 1);
      if ((free & coin) != 0) {
        return with(coin);
      }
    }
    throw InputError.illegal(move, this);
  }

  @Override
  public Move move(String text) {
    return Square.parse(text, this);
  }

  /** The least of its turns and mirror images. */
  @Override
  public Position canonical() {
    CoinTable least = this;
    for (Symmetry symmetry : Symmetry.ALL) {
      Sides turned = symmetry.of(sides);
      if (turned.rows() <= least.sides.rows()) {
        long image = symmetry.of(sides, coins);
        if (turned.rows() < least.sides.rows() || Long.compareUnsigned(image, least.coins) < 0) {
          least = new CoinTable(ruleset, turned, image, symmetry.of(sides, free));
        }
      }
    }
    return least;
  }

  /** The points: {@code o} a coin, {@code .} where one fits, {@code -} where none fits. */
  @Override
  public List<String> picture() {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < sides.rows(); row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < sides.columns(); column++) {
        int cell = row * sides.columns() + column;
        boolean isCoin = (coins >>> cell & 1) == 1;
        boolean isFree = (free >>> cell & 1) == 1;
        line.append(column == 0 ? "" : " ").append(isCoin ? 'o' : isFree ? '.' : '-');
      }
      lines.add(line.toString());
    }
    return List.copyOf(lines);
  }

  /** The coins to scale, on the points of the table; those where no coin fits are smaller. */
  @Override
  public Drawing drawing() {
    List<Drawing.Disc> discs = new ArrayList<>();
    for (int cell = 0; cell < sides.area(); cell++) {
      int row = cell / sides.columns();
      Drawing.Spot spot = new Drawing.Spot(cell % sides.columns(), row);
      if ((coins >>> cell & 1) == 1) {
        discs.add(new Drawing.Disc(spot, Math.sqrt(ruleset.apart()) / 2, Tone.MARKED, ""));
      } else {
        boolean isFree = (free >>> cell & 1) == 1;
        Tone tone = isFree ? Tone.FREE : Tone.FILLED;
        discs.add(new Drawing.Disc(spot, isFree ? FREE_POINT : CLOSED_POINT, tone, ""));
      }
    }
    discs.sort(Comparator.comparingDouble(Drawing.Disc::radius));
    return new Drawing.Discs(discs);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CoinTable table
        && coins == table.coins
        && sides.equals(table.sides)
        && ruleset.equals(table.ruleset);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(coins * 0x9E3779B97F4A7C15L);
  }

  @Override
  public String toString() {
    return coins == 0 ? sides.toString() : String.join("/", CellText.rows(sides, coins, 'o'));
  }
}
