package org.mexbox.teacher.explain;

import java.util.List;
import java.util.stream.Collectors;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/** What is said about games that are not played with heaps. */
final class BoardWords {
  private static final int LISTED = 12;

  private BoardWords() {}

  static void reasoned(
      Position position, List<Reason> reasons, List<? extends Move> winning, Lines lines) {
    for (Reason reason : reasons) {
      lines.say(reason.key(), reason.values().toArray());
    }
    if (winning.isEmpty()) {
      lines.say("board.lost");
    } else {
      moves(position, winning, lines);
    }
  }

  static void strategy(Position position, int value, List<? extends Move> moves, Lines lines) {
    if (value < 0) {
      lines.say("board.lost");
    } else if (value == 0) {
      lines.say("play.drawn");
      listed("play.keep-draw", moves, lines);
    } else {
      moves(position, moves, lines);
    }
  }

  static void mex(Position position, List<Integer> reached, int value, Lines lines) {
    lines.say("board.values");
    String numbers = reached.stream().map(String::valueOf).collect(Collectors.joining(", "));
    lines.say(reached.size() == 1 ? "mex.one" : "mex.many", position, numbers, value);
    lines.say(value == 0 ? "board.value.lost" : "board.value.won");
  }

  static void moves(Position position, List<? extends Move> winning, Lines lines) {
    if (winning.size() == 1) {
      Move move = winning.get(0);
      lines.say("board.move", move, position.after(move));
      return;
    }
    listed("board.moves", winning, lines);
  }

  /** Moves, the first twelve by name. */
  static void listed(String key, List<? extends Move> moves, Lines lines) {
    String some =
        moves.stream().limit(LISTED).map(Move::toString).collect(Collectors.joining("  "));
    lines.say(key, some);
    if (moves.size() > LISTED) {
      lines.say(key.equals("board.moves") ? "more" : "play.more", moves.size() - LISTED);
    }
  }
}
