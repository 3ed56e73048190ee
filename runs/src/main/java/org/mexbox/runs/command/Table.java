package org.mexbox.runs.command;

import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.picture.Pictured;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.solve.Solver;
import org.mexbox.teacher.solve.Verdict;

/** The table at which a person plays against a machine. */
final class Table {
  private final Console console;
  private final PrintStream out;
  private final Game game;
  private final String machineName;
  private final Policy machine;
  private final RandomGenerator random;
  // Positions at which the person was asked, newest first: what undo goes back to.
  private final Deque<Position> asked = new ArrayDeque<>();
  private Position position;

  Table(Console console, Game game, String machineName, Policy machine, long seed) {
    this.console = console;
    this.out = console.out();
    this.game = game;
    this.machineName = machineName;
    this.machine = machine;
    this.random = Seeds.stream(seed);
    this.position = game.start();
  }

  /** Plays one game; it ends early when the input does, or the person leaves. */
  void play(Seat person) {
    out.println(Texts.of("play.title", game, machineName));
    out.println(Texts.ruleSentence(game.ruleset()));
    out.println(help());
    int plyLimit = EpisodeLoop.plyLimit(game.ruleset());
    if (game.ruleset().loopy()) {
      out.println(Texts.of("play.loopy", plyLimit));
    }
    boolean personMoves = person == Seat.FIRST;
    for (int ply = 0; !position.isTerminal(); ply++) {
      if (ply == plyLimit) {
        out.println(Texts.of("play.cut", plyLimit));
        return;
      }
      draw();
      if (!personMoves) {
        machineMoves();
      } else if (!personMoves()) {
        out.println(Texts.of("play.left", position));
        return;
      }
      personMoves = !personMoves;
    }
    draw();
    out.println(Texts.of(ending(personMoves), machineName));
  }

  private String ending(boolean personMoves) {
    double moverReward = game.ruleset().moverReward(position);
    if (moverReward == 0) {
      return "play.drawn";
    }
    return personMoves == moverReward > 0 ? "play.won" : "play.lost";
  }

  private void machineMoves() {
    Move move = machine.choose(position, random);
    out.println(Texts.of("play.machine", machineName, move));
    position = position.after(move);
  }

  /** Asks until a move is made; false if none will come any more. */
  private boolean personMoves() {
    while (true) {
      out.print(Texts.of("play.prompt"));
      out.flush();
      String line = console.readLine();
      if (line == null) {
        out.println();
        return false;
      }
      switch (line.strip().toLowerCase(Locale.ROOT)) {
        case "" -> {}
        case "quit", "exit", "q" -> {
          return false;
        }
        case "help", "?" -> out.println(help());
        case "hint" -> hint();
        case "why" -> why();
        case "undo" -> undo();
        default -> {
          if (isMoved(line)) {
            return true;
          }
        }
      }
    }
  }

  private boolean isMoved(String line) {
    try {
      Position next = position.after(MoveInput.parse(line, position));
      asked.push(position);
      position = next;
      return true;
    } catch (InputError e) {
      out.println(e.getMessage());
      return false;
    }
  }

  private void undo() {
    if (asked.isEmpty()) {
      out.println(Texts.of("play.no-undo"));
    } else {
      position = asked.pop();
      draw();
    }
  }

  private void hint() {
    try {
      Verdict verdict = Solver.create().solve(position);
      out.println(hint(verdict));
    } catch (LimitError e) {
      out.println(e.getMessage());
    }
  }

  private static String hint(Verdict verdict) {
    List<Move> best = verdict.bestMoves();
    return switch (verdict.outcome()) {
      case N -> {
        List<Move> winning = verdict.winningMoves();
        yield Texts.of(
            winning.size() == 1 ? "play.hint" : "play.hint-several", InputError.some(winning));
      }
      case DRAW, NOT_LOST -> Texts.of("play.hint-draw", InputError.some(best));
      case P -> hintLost(verdict.position(), best);
    };
  }

  private static String hintLost(Position position, List<Move> best) {
    if (position instanceof Heaps) {
      return Texts.of("play.hint-lost");
    }
    return best.isEmpty()
        ? Texts.of("play.hint-none")
        : Texts.of("play.hint-resist", InputError.some(best));
  }

  private void why() {
    try {
      Solver.create().solve(position).explanation().forEach(out::println);
    } catch (LimitError e) {
      out.println(e.getMessage());
    }
  }

  private String help() {
    return position instanceof Heaps || position.isTerminal()
        ? Texts.of("play.help")
        : Texts.of("play.help.moves", position.moves().get(0));
  }

  private void draw() {
    out.println();
    Pictured.of(position).forEach(line -> out.println("  " + line));
  }
}
