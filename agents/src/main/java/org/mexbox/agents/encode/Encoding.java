package org.mexbox.agents.encode;

import org.mexbox.agents.table.BoxOrder;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.picture.Cells;

/**
 * What a network sees of the positions of one game, and where their moves stand among its outputs.
 * A position is a row of F inputs, each 0 or 1; a policy is a row of A outputs, of which only those
 * of the legal moves mean anything.
 *
 * <ul>
 *   <li>Heaps: F inputs as {@link HeapFeatures} says, heap by heap. Output: heap i to size s, A =
 *       the sum of the sizes at the start (of those that a move may leave, zero included).
 *   <li>Boards ({@link Cells}): F = rows x columns x (kinds - 1), one input for each thing that a
 *       cell may hold. Output: the cell, A = rows x columns, where a move names one; else each move
 *       of the game has an output of its own.
 * </ul>
 *
 * No input holds a digit of a heap in base two, or anything else that is computed from its size.
 */
public final class Encoding {
  /** The most inputs, and the most outputs. */
  public static final int MAX = 10_000;

  private final BoxOrder order;
  private final Inputs inputs;
  private final Outputs outputs;

  private Encoding(BoxOrder order, Inputs inputs, Outputs outputs) {
    this.order = order;
    this.inputs = inputs;
    this.outputs = outputs;
  }

  /**
   * The encoding of a game.
   *
   * @param order whether positions that differ by a symmetry only are one and the same
   * @param features what is seen of heaps; boards do not ask
   * @throws InputError if its positions are neither heaps in fixed places nor boards
   * @throws LimitError if there are more than {@link #MAX} inputs or outputs
   */
  public static Encoding of(Game game, BoxOrder order, HeapFeatures features) {
    Position start = order.representative(game.start());
    if (start instanceof Heaps heaps && !heaps.ruleset().breaksHeaps()) {
      boolean one = heaps.ruleset().heapsPerMove() == 1;
      return new Encoding(
          order,
          new HeapInputs(heaps, features),
          one ? new HeapOutputs(heaps) : new NumberedMoves(game, order));
    }
    if (start instanceof Cells board) {
      boolean isSquare = SquareOutputs.fit(start);
      return new Encoding(
          order,
          new BoardInputs(board),
          isSquare ? new SquareOutputs(board) : new NumberedMoves(game, order));
    }
    throw InputError.of(
        "game", "must be one of heaps that stay whole, or of a board of cells", game, "nim:3,4,5");
  }

  /** The position that is shown for this one. */
  public Position shown(Position position) {
    return order.representative(position);
  }

  /** F, how many inputs there are: 1..{@link #MAX}. */
  public int inputs() {
    return inputs.count();
  }

  /** A, how many outputs there are: 1..{@link #MAX}. */
  public int outputs() {
    return outputs.count();
  }

  /**
   * Which inputs are 1, rising; the others are 0.
   *
   * @param shown a position that is shown and follows the start of the game
   */
  public int[] ones(Position shown) {
    return inputs.ones(shown);
  }

  /**
   * The inputs in the order in which a network reads them one after the other.
   *
   * @throws LimitError if there are more than {@link #MAX} numbers to read
   */
  public Sequence sequence() {
    return inputs.sequence();
  }

  /** The output of a legal move of a position that is shown, 0..A-1. */
  public int output(Move move, Position shown) {
    return outputs.of(move, shown);
  }

  static int limited(String what, long count) {
    if (count > MAX) {
      throw LimitError.of(what + " of a network", count, MAX, "choose a smaller start");
    }
    return (int) count;
  }
}
