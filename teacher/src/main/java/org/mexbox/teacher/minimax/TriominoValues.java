package org.mexbox.teacher.minimax;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Position;
import org.mexbox.environments.scoring.TriominoBoard;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Learned;
import org.mexbox.teacher.limit.Learned.Range;

/**
 * Cells against triominoes, board by board as bits. The question asked is whether Martina can still
 * colour so many triominoes; what is known of a board is kept in a byte, its bits being the place
 * of the byte. A question for one triomino needs no search: Olin can prevent it only if all places
 * have a cell in common. Not safe for several threads at once.
 */
public final class TriominoValues implements Values {
  /** The most cells of a board: 32 megabytes of bytes. */
  public static final int MAX_CELLS = 25;

  private static final int ROUND = 4;

  private final long[] places;
  private final int cells;
  // Above: one more than the most triominoes there can be. Below: the least. 0: nothing known.
  private final byte[] known;
  private final Budget budget;
  private int boards;

  /**
   * Values of a board and those that follow it.
   *
   * @throws LimitError if the board has more than {@link #MAX_CELLS} cells
   */
  public TriominoValues(TriominoBoard start) {
    this(start, Budget.usual());
  }

  /** The same within a budget. */
  public TriominoValues(TriominoBoard start, Budget budget) {
    this.budget = budget;
    cells = start.sides().area();
    if (cells > MAX_CELLS) {
      throw LimitError.of("cells of the board", cells, MAX_CELLS, "choose a smaller board");
    }
    TriominoBoard canonical = (TriominoBoard) start.canonical();
    places = canonical.places().stream().mapToLong(Long::longValue).toArray();
    budget.hold(1L << cells);
    known = new byte[1 << cells];
    budget.reporting(() -> learned(start));
  }

  private Learned learned(TriominoBoard start) {
    return new Learned(method(), "positions", boards)
        .with(start, option -> Optional.of(range((TriominoBoard) option.canonical())));
  }

  // Whether Martina moves or Olin: the least and the most are hers or the negatives of them.
  private Range range(TriominoBoard board) {
    int entry = known[(int) board.coloured()];
    int least = board.triominoes() + (entry & 0xF);
    int most = board.triominoes() + (entry == 0 ? cells : (entry >> ROUND & 0xF) - 1);
    int one = board.ahead(least);
    int other = board.ahead(most);
    return new Range(Math.min(one, other), Math.max(one, other));
  }

  @Override
  public String method() {
    return "alpha-beta-on-bits";
  }

  @Override
  public int value(Position position) {
    TriominoBoard board = (TriominoBoard) position.canonical();
    int more = 0;
    while (colours((int) board.coloured(), more + 1)) {
      more++;
    }
    return board.ahead(board.triominoes() + more);
  }

  @Override
  public OptionalInt distance(Position position) {
    return OptionalInt.empty();
  }

  @Override
  public int positions() {
    return boards;
  }

  /** True if Martina can colour so many triominoes more, whoever is to move. */
  private boolean colours(int board, int wanted) {
    budget.tick();
    int coloured = Integer.bitCount(board);
    boolean isOlinsTurn = coloured % ROUND == 0;
    if (wanted <= 0) {
      return true;
    }
    // A round takes four cells, but the last triomino needs no cell of Olin's after it.
    if ((cells - coloured + (isOlinsTurn ? 0 : 1)) / ROUND < wanted) {
      return false;
    }
    if (wanted == 1) {
      return isOlinsTurn ? !haveCellInCommon(board) : fitsOne(board);
    }
    int most = (known[board] >> 4 & 0xF) - 1;
    int least = known[board] & 0xF;
    if (wanted <= least) {
      return true;
    }
    if (most >= 0 && wanted > most) {
      return false;
    }
    boolean can = isOlinsTurn ? whateverOlinColours(board, wanted) : bySomeTriomino(board, wanted);
    remember(board, wanted, can);
    return can;
  }

  private void remember(int board, int wanted, boolean can) {
    boards += known[board] == 0 ? 1 : 0;
    int most = known[board] == 0 ? 0xF : known[board] >> 4 & 0xF;
    int least = known[board] & 0xF;
    known[board] = (byte) (can ? most << 4 | wanted : wanted << 4 | least);
  }

  private boolean fitsOne(int board) {
    for (long place : places) {
      if ((place & board) == 0) {
        return true;
      }
    }
    return false;
  }

  // Also true if no place is left.
  private boolean haveCellInCommon(int board) {
    long common = -1;
    for (long place : places) {
      if ((place & board) == 0) {
        common &= place;
      }
    }
    return common != 0;
  }

  private boolean bySomeTriomino(int board, int wanted) {
    for (long place : places) {
      if ((place & board) == 0 && colours(board | (int) place, wanted - 1)) {
        return true;
      }
    }
    return false;
  }

  /** Looks at the cells in most places first: there Olin does most harm. */
  private boolean whateverOlinColours(int board, int wanted) {
    int[] order = new int[cells];
    for (long place : places) {
      if ((place & board) == 0) {
        for (long rest = place; rest != 0; rest &= rest - 1) {
          order[Long.numberOfTrailingZeros(rest)] += Byte.MAX_VALUE;
        }
      }
    }
    for (int cell = 0; cell < cells; cell++) {
      order[cell] = order[cell] << 8 | cell;
    }
    Arrays.sort(order);
    for (int i = cells - 1; i >= 0; i--) {
      int cell = 1 << (order[i] & 0xFF);
      if ((board & cell) == 0 && !colours(board | cell, wanted)) {
        return false;
      }
    }
    return true;
  }
}
