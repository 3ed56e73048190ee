package org.mexbox.environments.plane;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.cells.CellText;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * Equal coins are laid on a table in turn; they may touch, but not overlap (game 18 of the lecture
 * of Sk&aacute;lov&aacute;). A centre may lie on any point of a grid, {@code 5x5} of them with the
 * distance 1. Two coins do not overlap when the square of the distance of their centres is at least
 * the square of a coin's diameter: whole numbers, so that touching is decided exactly. A table with
 * rational measures becomes one of these when it is measured in a small enough unit.
 *
 * <p>A grid in place of all points of the table costs the winner nothing as long as the middle of
 * the table is one of its points, because his moves are the middle and reflections, and the grid
 * has these. Without a point in the middle, as on {@code 4x4}, it is another game, which the second
 * player may win.
 *
 * @param apart the square of the diameter of a coin, 1 to {@link #MAX_APART}
 * @param convention who wins when no coin fits any more
 */
public record CoinsOnTable(int apart, PlayConvention convention) implements Ruleset {
  /** The largest square of a diameter: no two coins fit a table of 64 points. */
  public static final int MAX_APART = 63 * 63 + 1;

  private static final int MAX_PACKED_CELLS = 25;
  private static final int MAX_PACKED = 50_000;

  /**
   * Refuses coins that are too small or too large.
   *
   * @throws InputError if they are
   */
  public CoinsOnTable {
    if (apart < 1 || apart > MAX_APART) {
      throw InputError.of("apart", "must be 1.." + MAX_APART, apart, "apart=4");
    }
  }

  @Override
  public String family() {
    return "coins";
  }

  @Override
  public List<String> options() {
    List<String> options = new ArrayList<>(List.of("apart=" + apart));
    options.addAll(convention.options());
    return List.copyOf(options);
  }

  @Override
  public CoinTable parse(String text) {
    CellText board = CellText.parse(text, "o");
    CoinTable table = CoinTable.empty(this, board.sides());
    long coins = board.cells('o');
    for (long rest = coins; rest != 0; rest &= rest - 1) {
      long coin = Long.lowestOneBit(rest);
      if ((table.free() & coin) == 0) {
        throw InputError.of("coins", "must not overlap", text, board.sides().toString());
      }
      table = table.with(coin);
    }
    return table;
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return Long.bitCount(((CoinTable) start).free()) <= MAX_PACKED_CELLS
        ? EnumeratedPacking.of(start, MAX_PACKED)
        : Optional.empty();
  }
}
