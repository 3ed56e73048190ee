package org.mexbox.environments.positional;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.cells.Sides;

/**
 * Maker and Breaker: {@code x}, who begins, wins with four marks in a 2x2 square; {@code o} wins if
 * there is none when the board is full. Boards are written as in {@link Mnk}.
 */
public record SquareMaker() implements MarkRules {

  @Override
  public String family() {
    return "square-maker";
  }

  @Override
  public List<String> options() {
    return List.of();
  }

  @Override
  public PlayConvention convention() {
    return PlayConvention.NORMAL;
  }

  @Override
  public Board board(Sides sides) {
    List<int[]> squares = new ArrayList<>();
    int width = sides.columns();
    for (int row = 0; row + 1 < sides.rows(); row++) {
      for (int column = 0; column + 1 < width; column++) {
        int cell = row * width + column;
        squares.add(new int[] {cell, cell + 1, cell + width, cell + width + 1});
      }
    }
    return new Board(sides, squares, new Rows(sides).turns());
  }

  @Override
  public boolean isDecidedBy(byte mark) {
    return mark == Marks.FIRST;
  }

  @Override
  public int reward(Marks end) {
    return end.hasLine() == end.isFirstToMove() ? 1 : -1;
  }

  // A breaker's square counts for nothing; a maker who can fill none has lost.
  @Override
  public int mostReward(Position position) {
    Marks marks = (Marks) position;
    return marks.isFirstToMove() && !marks.canFill(true) ? -1 : 1;
  }

  @Override
  public int leastReward(Position position) {
    Marks marks = (Marks) position;
    return !marks.isFirstToMove() && !marks.canFill(false) ? 1 : -1;
  }
}
