package org.mexbox.environments.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.cells.Sides;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.environments.picture.Pictured;
import org.mexbox.environments.sum.SumPosition;

/** The pieces on the table under the rules of {@link Chocolate}. */
public final class ChocolatePieces implements SumPosition, Pictured {
  private static final int WIDTH = 80;

  private final Chocolate rules;
  private final List<Sides> pieces;

  /**
   * A break: {@code 4x8->4x2,4x6}; with {@code @2} where another piece has the same sides.
   *
   * @param place which piece, counted from 0
   * @param twin true if another piece has the same sides
   */
  private record Break(int place, Sides piece, Sides first, Sides second, boolean twin)
      implements Move {
    @Override
    public String toString() {
      return piece + "->" + first + "," + second + (twin ? "@" + (place + 1) : "");
    }
  }

  private ChocolatePieces(Chocolate rules, List<Sides> pieces) {
    this.rules = rules;
    this.pieces = List.copyOf(pieces);
  }

  static ChocolatePieces parse(Chocolate rules, String text) {
    List<Sides> pieces = new ArrayList<>();
    int area = 0;
    for (String part : text.split(",", -1)) {
      Sides piece = Sides.parse(part, Chocolate.MAX_AREA);
      area += piece.area();
      pieces.add(piece);
    }
    if (area > Chocolate.MAX_AREA) {
      throw InputError.of("pieces", "must have at most " + Chocolate.MAX_AREA + " squares", area);
    }
    return new ChocolatePieces(rules, pieces);
  }

  @Override
  public Chocolate ruleset() {
    return rules;
  }

  /** How many pieces there are. */
  public int count() {
    return pieces.size();
  }

  /** How many squares there are. */
  public int area() {
    return pieces.stream().mapToInt(Sides::area).sum();
  }

  /** At least so many positions follow; counted no further than to one more than the most. */
  long atLeast(int most) {
    long count = 1;
    for (Sides piece : pieces) {
      count = Math.min(count * ChocolateCount.of(rules, piece, most), most + 1L);
    }
    return count;
  }

  /** Piece by piece: breaks between rows, then between columns. */
  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int place = 0; place < pieces.size(); place++) {
      Sides piece = pieces.get(place);
      boolean twin = isTwin(piece);
      for (int row = 1; row < piece.rows(); row++) {
        Sides rest = new Sides(piece.rows() - row, piece.columns());
        add(new Break(place, piece, new Sides(row, piece.columns()), rest, twin), moves);
      }
      for (int column = 1; column < piece.columns(); column++) {
        Sides rest = new Sides(piece.rows(), piece.columns() - column);
        add(new Break(place, piece, new Sides(piece.rows(), column), rest, twin), moves);
      }
    }
    return List.copyOf(moves);
  }

  private void add(Break move, List<Move> moves) {
    if (isAllowed(move)) {
      moves.add(move);
    }
  }

  private boolean isAllowed(Break move) {
    return Math.min(move.first.area(), move.second.area()) >= rules.smallest();
  }

  private boolean isTwin(Sides piece) {
    return pieces.indexOf(piece) != pieces.lastIndexOf(piece);
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Break broken) || !isLegal(broken)) {
      throw InputError.illegal(move, this);
    }
    List<Sides> next = new ArrayList<>(pieces);
    next.set(broken.place, broken.first);
    next.add(broken.place + 1, broken.second);
    return new ChocolatePieces(rules, next);
  }

  // Without listing the moves, which are many where whole graphs of positions are enumerated.
  private boolean isLegal(Break move) {
    return move.place < pieces.size()
        && pieces.get(move.place).equals(move.piece)
        && move.twin == isTwin(move.piece)
        && isAllowed(move);
  }

  @Override
  public Move move(String text) {
    return Pictured.super.move(text.replace(" ", ""));
  }

  /** The pieces that can be broken, lying down, sorted; one square when there are none. */
  @Override
  public Position canonical() {
    List<Sides> sorted = new ArrayList<>();
    for (Position component : components()) {
      Sides piece = ((ChocolatePieces) component).pieces.get(0);
      sorted.add(piece.rows() <= piece.columns() ? piece : piece.turned());
    }
    sorted.sort(Comparator.comparing(Sides::rows).thenComparing(Sides::columns));
    return new ChocolatePieces(rules, sorted.isEmpty() ? List.of(new Sides(1, 1)) : sorted);
  }

  @Override
  public List<Position> components() {
    List<Position> components = new ArrayList<>();
    for (Sides piece : pieces) {
      Position component = new ChocolatePieces(rules, List.of(piece));
      if (!component.isTerminal()) {
        components.add(component);
      }
    }
    return components;
  }

  /** The pieces side by side, each in its size. */
  @Override
  public List<String> picture() {
    int width = pieces.stream().mapToInt(piece -> piece.columns() + 1).sum() - 1;
    if (width > WIDTH) {
      return Pictured.super.picture();
    }
    return rows();
  }

  @Override
  public Drawing drawing() {
    return Drawing.Board.of(rows(), letter -> Tone.FREE);
  }

  private List<String> rows() {
    int height = pieces.stream().mapToInt(Sides::rows).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < height; row++) {
      int line = row;
      lines.add(
          pieces.stream()
              .map(piece -> (line < piece.rows() ? "o" : " ").repeat(piece.columns()))
              .collect(Collectors.joining(" "))
              .stripTrailing());
    }
    return List.copyOf(lines);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ChocolatePieces that
        && pieces.equals(that.pieces)
        && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    int hash = pieces.hashCode() * 0x9E3779B1;
    return hash ^ hash >>> 15;
  }

  @Override
  public String toString() {
    return pieces.stream().map(Sides::toString).collect(Collectors.joining(","));
  }
}
