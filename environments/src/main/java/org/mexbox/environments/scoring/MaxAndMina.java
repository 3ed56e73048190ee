package org.mexbox.environments.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.scoring.PieceWalk.Player;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * Max and Mina move one piece in turn, to the right and up, until it stands on a square with a
 * number. Max wants that number to be large, Mina wants it small. It is a scoring game like any
 * other: Mina pays Max the number (Max pays her one below 0). Games 5 and 6 of the lecture of
 * Sk&aacute;lov&aacute;, whose own numbers are lost.
 *
 * @param piece how the piece moves
 * @param edge where the numbers stand
 */
public record MaxAndMina(Piece piece, Edge edge) implements Ruleset {
  /** The longest side of a board: columns have letters. */
  public static final int MAX_SIDE = 26;

  /** The largest number on a square, signs left aside. */
  public static final int MAX_NUMBER = 1_000;

  private static final int MAX_PACKED = 10_000;

  /** How a piece moves; never to the left, never down. */
  public enum Piece {
    /** One square to the right or up. */
    PRINCE,
    /** Any number of squares to the right or up. */
    ROOK,
    /** One square to the right, up, or both. */
    KING;

    boolean reaches(int right, int up) {
      return switch (this) {
        case PRINCE -> right + up == 1;
        case ROOK -> right == 0 || up == 0;
        case KING -> right <= 1 && up <= 1;
      };
    }
  }

  /**
   * The squares that end play.
   *
   * @param staircase true for a staircase, cut from a square board along its diagonal; false for a
   *     whole square board
   * @param numbers on a staircase those of the diagonal; on a board those of the top row, followed
   *     down by those of the right column; always from upper left to lower right
   */
  public record Edge(boolean staircase, List<Integer> numbers) {

    /**
     * Copies the list.
     *
     * @throws InputError if there are too few or too many numbers, or one is out of range
     */
    public Edge {
      numbers = List.copyOf(numbers);
      int side = staircase ? numbers.size() : (numbers.size() + 1) / 2;
      if (side < 2 || side > MAX_SIDE) {
        throw InputError.of("board", "must have sides of 2.." + MAX_SIDE, side, "8");
      }
      for (int number : numbers) {
        if (Math.abs((long) number) > MAX_NUMBER) {
          throw InputError.of(
              "number", "must be at most " + MAX_NUMBER + ", or minus that", number);
        }
      }
    }

    /** A staircase with numbers on its diagonal, from upper left to lower right. */
    public static Edge diagonal(List<Integer> numbers) {
      return new Edge(true, numbers);
    }

    /**
     * A square board with numbers in two lines.
     *
     * @param top the top row from left to right, with the corner
     * @param right the right column from the bottom, without the corner: one number fewer
     * @throws InputError if the two do not fit
     */
    public static Edge topAndRight(List<Integer> top, List<Integer> right) {
      if (right.size() != top.size() - 1) {
        throw InputError.of(
            "right", "must be one number fewer than top, " + (top.size() - 1), right.size());
      }
      List<Integer> numbers = new ArrayList<>(top);
      for (int row = right.size() - 1; row >= 0; row--) {
        numbers.add(right.get(row));
      }
      return new Edge(false, numbers);
    }

    /** How many columns there are, and rows. */
    public int side() {
      return staircase ? numbers.size() : (numbers.size() + 1) / 2;
    }

    /** True if a square, both coordinates counted from 0 at the lower left, is on the board. */
    public boolean contains(int column, int row) {
      boolean inSquare = column >= 0 && row >= 0 && column < side() && row < side();
      return inSquare && (!staircase || column + row < side());
    }

    /** True if a square of the board has a number. */
    public boolean isNumbered(int column, int row) {
      return staircase ? column + row == side() - 1 : row == side() - 1 || column == side() - 1;
    }

    /** The number of a square that has one. */
    public int number(int column, int row) {
      int place = staircase || row == side() - 1 ? column : 2 * (side() - 1) - row;
      return numbers.get(place);
    }

    List<String> options() {
      if (staircase) {
        return List.of("diagonal=" + text(numbers));
      }
      List<Integer> right = new ArrayList<>();
      for (int row = 0; row < side() - 1; row++) {
        right.add(number(side() - 1, row));
      }
      return List.of("top=" + text(numbers.subList(0, side())), "right=" + text(right));
    }

    private static String text(List<Integer> numbers) {
      return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
  }

  @Override
  public String family() {
    return "max-and-mina";
  }

  @Override
  public List<String> options() {
    List<String> options = new ArrayList<>();
    options.add("piece=" + piece.name().toLowerCase(Locale.ROOT));
    options.addAll(edge.options());
    return List.copyOf(options);
  }

  /** The number decides; who makes the last move does not matter. */
  @Override
  public PlayConvention convention() {
    return PlayConvention.NORMAL;
  }

  @Override
  public boolean impartial() {
    return false;
  }

  @Override
  public int maxReward() {
    return edge.numbers().stream().mapToInt(Math::abs).max().orElseThrow();
  }

  /** The number if Max would have to move, else the number he gets with a minus. */
  @Override
  public double moverReward(Position terminal) {
    PieceWalk end = (PieceWalk) terminal;
    int number = edge.number(end.column(), end.row());
    return end.turn() == Player.MAX ? number : -number;
  }

  @Override
  public PieceWalk parse(String text) {
    return PieceWalk.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return EnumeratedPacking.of(start, MAX_PACKED);
  }
}
