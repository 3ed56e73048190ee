package org.mexbox.environments.chess;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/** A position of {@link ChessMate}: a board, and how many moves White has left to mate Black. */
public final class ChessProblem implements Pictured {
  private static final String EXAMPLE = "k7/8/2K5/8/8/8/8/7R,w,2";
  private static final Pattern TEXT = Pattern.compile("(.+)[,\\s]\\s*(\\d{1,3})");
  private static final int MAX_LEFT = 99;

  private final ChessMate ruleset;
  private final Chessboard board;
  private final int left;

  private ChessProblem(ChessMate ruleset, Chessboard board, int left) {
    this.ruleset = ruleset;
    this.board = board;
    this.left = left;
  }

  static ChessProblem parse(ChessMate ruleset, String text) {
    Matcher matcher = TEXT.matcher(text.strip());
    if (!matcher.matches()) {
      throw InputError.of(
          "position", "must be rows, w or b, and White's moves to mate", text, EXAMPLE);
    }
    Chessboard board = Notation.parse(matcher.group(1), EXAMPLE);
    if (board.king(true) < 0) {
      throw InputError.of("kings", "must be one of each colour", text, EXAMPLE);
    }
    if (MoveGenerator.isCheck(board.again())) {
      throw InputError.of("check", "must be to the king of the player to move", text, EXAMPLE);
    }
    int left = Integer.parseInt(matcher.group(2));
    if (left > MAX_LEFT || (left == 0 && board.whiteToMove())) {
      String range = (board.whiteToMove() ? 1 : 0) + ".." + MAX_LEFT;
      throw InputError.of("White's moves to mate", "must be " + range, left, EXAMPLE);
    }
    return new ChessProblem(ruleset, board, left);
  }

  @Override
  public ChessMate ruleset() {
    return ruleset;
  }

  /** True if White is to move. */
  public boolean isWhiteToMove() {
    return board.whiteToMove();
  }

  /** How many moves White has left to mate Black: 0 after his last one. */
  public int left() {
    return left;
  }

  /** True if the player to move is in check. */
  public boolean isCheck() {
    return MoveGenerator.isCheck(board);
  }

  /** True if the player to move is mated. */
  public boolean isMate() {
    return isCheck() && MoveGenerator.legalMoves(board).isEmpty();
  }

  /** The same board with the other player to move, if the rules of chess allowed to pass here. */
  public Optional<ChessProblem> passed() {
    return isCheck()
        ? Optional.empty()
        : Optional.of(new ChessProblem(ruleset, board.again(), left));
  }

  private boolean isOutOfMoves() {
    return left == 0;
  }

  @Override
  public List<Move> moves() {
    return isOutOfMoves() ? List.of() : List.copyOf(MoveGenerator.legalMoves(board));
  }

  @Override
  public ChessProblem after(Move move) {
    if (!(move instanceof HalfMove half) || !isLegal(half)) {
      throw InputError.illegal(move, this);
    }
    return new ChessProblem(ruleset, board.after(half), board.whiteToMove() ? left - 1 : left);
  }

  private boolean isLegal(HalfMove move) {
    return !isOutOfMoves() && MoveGenerator.isLegal(board, move);
  }

  /** Reads {@code b1c3}. */
  @Override
  public Move move(String text) {
    return HalfMove.parse(text.strip().toLowerCase(Locale.ROOT))
        .filter(this::isLegal)
        .orElseThrow(() -> InputError.illegal(text, this));
  }

  /** The lesser of two mirror images, where nobody may castle. */
  @Override
  public ChessProblem canonical() {
    Chessboard least = board.orMirrored();
    return least.equals(board) ? this : new ChessProblem(ruleset, least, left);
  }

  /** The board from White's side; capitals are White's. */
  @Override
  public List<String> picture() {
    return BoardPicture.lines(board, caption());
  }

  /** The chequered board from White's side. */
  @Override
  public Drawing drawing() {
    return BoardPicture.of(board, caption());
  }

  private String caption() {
    String who = BoardPicture.colour(board);
    if (MoveGenerator.legalMoves(board).isEmpty()) {
      return who + (isCheck() ? " is mated" : " is in stalemate");
    }
    if (isOutOfMoves()) {
      return "Black is not mated, White's moves are over";
    }
    return who + " to move, " + (board.whiteToMove() ? "mate in " : "then mate in ") + left;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ChessProblem that && left == that.left && board.equals(that.board);
  }

  @Override
  public int hashCode() {
    return 31 * board.hashCode() + left;
  }

  @Override
  public String toString() {
    return Notation.text(board) + "," + left;
  }
}
