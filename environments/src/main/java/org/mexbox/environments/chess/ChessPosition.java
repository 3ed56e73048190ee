package org.mexbox.environments.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/** A position of {@link DoubleChess} at the beginning of a turn. */
public final class ChessPosition implements Pictured {
  private final DoubleChess ruleset;
  private final Chessboard board;

  /**
   * A turn: {@code b1c3,c3b1}, or one move only when it captures the king or leaves no other.
   *
   * @param first the first move
   * @param second the second move, if there is one
   */
  private record Turn(HalfMove first, @Nullable HalfMove second) implements Move {
    @Override
    public String toString() {
      return second == null ? first.toString() : first + "," + second;
    }
  }

  ChessPosition(DoubleChess ruleset, Chessboard board) {
    this.ruleset = ruleset;
    this.board = board;
  }

  @Override
  public DoubleChess ruleset() {
    return ruleset;
  }

  /** True if the player to move has lost his king. */
  public boolean isKingCaptured() {
    return board.king(true) < 0;
  }

  /** How many squares the board has. */
  public int squares() {
    return board.rows() * board.columns();
  }

  /** How many pieces and pawns are on the board, kings included. */
  public int men() {
    return (int) board.squares().chars().filter(Character::isLetter).count();
  }

  /** Turns by their first move, then by their second. */
  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    if (!isKingCaptured()) {
      for (HalfMove first : MoveGenerator.moves(board)) {
        Chessboard between = board.after(first);
        List<HalfMove> seconds = seconds(between);
        if (seconds.isEmpty()) {
          moves.add(new Turn(first, null));
        }
        seconds.forEach(second -> moves.add(new Turn(first, second)));
      }
    }
    return List.copyOf(moves);
  }

  // None when the king of the opponent is captured.
  private static List<HalfMove> seconds(Chessboard afterFirst) {
    return afterFirst.king(true) < 0 ? List.of() : MoveGenerator.moves(afterFirst.again());
  }

  @Override
  public boolean isTerminal() {
    return isKingCaptured() || MoveGenerator.moves(board).isEmpty();
  }

  @Override
  public Position after(Move move) {
    return move instanceof Turn turn
        ? play(turn).orElseThrow(() -> InputError.illegal(move, this))
        : refuse(move);
  }

  private Position refuse(Object move) {
    throw InputError.illegal(move, this);
  }

  // Empty if the turn is not legal.
  private Optional<ChessPosition> play(Turn turn) {
    if (isKingCaptured() || !MoveGenerator.isMove(board, turn.first)) {
      return Optional.empty();
    }
    Chessboard between = board.after(turn.first);
    if (turn.second == null) {
      return seconds(between).isEmpty()
          ? Optional.of(new ChessPosition(ruleset, between))
          : Optional.empty();
    }
    boolean legal = between.king(true) >= 0 && MoveGenerator.isMove(between.again(), turn.second);
    return legal
        ? Optional.of(new ChessPosition(ruleset, between.again().after(turn.second)))
        : Optional.empty();
  }

  /** Reads {@code b1c3,c3b1}. */
  @Override
  public Move move(String text) {
    List<Optional<HalfMove>> halves =
        Arrays.stream(text.strip().toLowerCase(Locale.ROOT).split("[,\\s]+"))
            .map(HalfMove::parse)
            .toList();
    if (halves.size() <= 2 && halves.stream().allMatch(Optional::isPresent)) {
      HalfMove second = halves.size() == 1 ? null : halves.get(1).orElseThrow();
      Turn turn = new Turn(halves.get(0).orElseThrow(), second);
      if (play(turn).isPresent()) {
        return turn;
      }
    }
    throw InputError.illegal(text, this);
  }

  /**
   * White to move, and of two mirror images the lesser one. Colours can be changed over with top
   * and bottom; left and right only where nobody may castle.
   */
  @Override
  public Position canonical() {
    Chessboard least = (board.whiteToMove() ? board : board.coloursSwapped()).orMirrored();
    return least.equals(board) ? this : new ChessPosition(ruleset, least);
  }

  /** True if White is to move. */
  public boolean isWhiteToMove() {
    return board.whiteToMove();
  }

  /** The same position as the other player sees his own: colours, top and bottom changed over. */
  public ChessPosition coloursSwapped() {
    return new ChessPosition(ruleset, board.coloursSwapped());
  }

  /**
   * The turn that a legal one becomes when colours, top and bottom are changed over.
   *
   * @throws InputError if it is not legal here
   */
  public Move coloursSwapped(Move move) {
    if (!(move instanceof Turn turn) || play(turn).isEmpty()) {
      throw InputError.illegal(move, this);
    }
    HalfMove second = turn.second == null ? null : turn.second.upsideDown(board.rows());
    return new Turn(turn.first.upsideDown(board.rows()), second);
  }

  /** True if the other player sees the same, colours changed over with top and bottom. */
  public boolean isSymmetric() {
    Chessboard other = board.coloursSwapped();
    return board.squares().equals(other.squares())
        && board.castling().equals(other.castling())
        && board.passed() < 0;
  }

  /** The board from White's side; capitals are White's. */
  @Override
  public List<String> picture() {
    return BoardPicture.lines(board, turn());
  }

  /** The chequered board from White's side. */
  @Override
  public Drawing drawing() {
    return BoardPicture.of(board, turn());
  }

  private String turn() {
    return BoardPicture.colour(board);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ChessPosition position && board.equals(position.board);
  }

  @Override
  public int hashCode() {
    return board.hashCode();
  }

  @Override
  public String toString() {
    return Notation.text(board);
  }
}
