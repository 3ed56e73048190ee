package org.mexbox.runs.command;

import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.solve.Solver;
import org.mexbox.teacher.solve.Verdict;

/** The table at which a person plays against a machine. */
final class Table {
  private static final int DRAWN = 40;

  private final Console console;
  private final PrintStream out;
  private final Game game;
  private final String machineName;
  private final Policy machine;
  private final RandomGenerator random;
  // Positions at which the person was asked, newest first: what undo goes back to.
  private final Deque<Position> asked = new ArrayDeque<>();

  Table(Console console, Game game, String machineName, Policy machine, long seed) {
    this.console = console;
    this.out = console.out();
    this.game = game;
    this.machineName = machineName;
    this.machine = machine;
    this.random = Seeds.stream(seed);
  }

  /** Plays one game; it ends early when the input does, or the person leaves. */
  void play(Seat person) {
    out.println(Texts.of("play.title", game, machineName));
    out.println(Texts.of("rule." + game.ruleset().convention().word() + ".sentence"));
    out.println(Texts.of("play.help"));
    Position position = game.start();
    boolean personMoves = person == Seat.FIRST;
    while (!position.isTerminal()) {
      Position next = personMoves ? askPerson(position) : machineMove(position);
      if (next == null) {
        out.println(Texts.of("play.left", position));
        return;
      }
      position = next;
      personMoves = !personMoves;
    }
    draw(position);
    double moverReward = game.ruleset().moverReward(position);
    boolean personWon = personMoves == moverReward > 0;
    out.println(Texts.of(personWon ? "play.won" : "play.lost", machineName));
  }

  private Position machineMove(Position position) {
    draw(position);
    Move move = machine.choose(position, random);
    out.println(Texts.of("play.machine", machineName, move));
    return position.after(move);
  }

  /** Where the person's move leads; null if there is none any more. */
  private @Nullable Position askPerson(Position start) {
    Position position = start;
    draw(position);
    while (true) {
      out.print(Texts.of("play.prompt"));
      out.flush();
      String line = console.readLine();
      if (line == null) {
        out.println();
        return null;
      }
      String word = line.strip().toLowerCase(Locale.ROOT);
      switch (word) {
        case "" -> {}
        case "quit", "exit", "q" -> {
          return null;
        }
        case "help", "?" -> out.println(Texts.of("play.help"));
        case "hint" -> hint(position);
        case "why" -> why(position);
        case "undo" -> {
          position = undo(position);
          draw(position);
        }
        default -> {
          Position next = moved(position, line);
          if (next != null) {
            asked.push(position);
            return next;
          }
        }
      }
    }
  }

  private @Nullable Position moved(Position position, String line) {
    try {
      return position.after(MoveInput.parse(line, position));
    } catch (InputError e) {
      out.println(e.getMessage());
      return null;
    }
  }

  private Position undo(Position position) {
    if (asked.isEmpty()) {
      out.println(Texts.of("play.no-undo"));
      return position;
    }
    return asked.pop();
  }

  private void hint(Position position) {
    try {
      Verdict verdict = Solver.create().solve(position);
      List<Move> winning = verdict.winningMoves();
      out.println(
          winning.isEmpty()
              ? Texts.of("play.hint-lost")
              : Texts.of("play.hint", InputError.some(winning)));
    } catch (LimitError e) {
      out.println(e.getMessage());
    }
  }

  private void why(Position position) {
    try {
      Solver.create().solve(position).explanation().forEach(out::println);
    } catch (LimitError e) {
      out.println(e.getMessage());
    }
  }

  private void draw(Position position) {
    out.println();
    if (!(position instanceof Heaps heaps)) {
      out.println(position);
      return;
    }
    for (int i = 0; i < heaps.count(); i++) {
      int size = heaps.size(i);
      String matches = "|".repeat(Math.min(size, DRAWN)) + (size > DRAWN ? "..." : "");
      out.printf("  %2d  %s %d%n", i + 1, matches, size);
    }
  }
}
