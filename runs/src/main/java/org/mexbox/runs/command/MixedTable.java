package org.mexbox.runs.command;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.simultaneous.Branch;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousEpisode;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.environments.simultaneous.SimultaneousPosition;
import org.mexbox.teacher.matrix.MixedVerdict;
import org.mexbox.teacher.matrix.SimultaneousSolver;

/** The table at which a person and a machine choose at the same time. */
final class MixedTable {
  private final Console console;
  private final PrintStream out;
  private final String machineName;
  private final MixedPolicy machine;
  private final RandomGenerator random;
  private final Seat person;
  private final SimultaneousSolver solver = SimultaneousSolver.create();
  private SimultaneousPosition position;
  private Fraction gain = Fraction.ZERO;

  MixedTable(Console console, SimultaneousGame game, Seat person, long seed, Rival rival) {
    this.console = console;
    this.out = console.out();
    this.machineName = rival.name();
    this.machine = rival.policy();
    this.random = Seeds.stream(seed);
    this.person = person;
    this.position = game.start();
    out.println(Texts.of("play.title", game, machineName));
  }

  /** Whom the person plays against. */
  record Rival(String name, MixedPolicy policy) {}

  /** Plays one game; it ends early when the input does, or the person leaves. */
  void play() {
    out.println(Texts.of("play.at-once"));
    out.println(Texts.of("play.at-once." + person.name().toLowerCase(Locale.ROOT)));
    out.println(Texts.of("play.at-once.help"));
    while (!position.isTerminal()) {
      draw();
      // The machine has chosen before the person says anything.
      Move ofMachine = machine.choose(position, person.other(), random);
      Move ofPerson = ask();
      if (ofPerson == null) {
        out.println(Texts.of("play.left", position));
        return;
      }
      turn(ofPerson, ofMachine);
    }
    draw();
    out.println(Texts.of("play.at-once.sum", ofPerson(gain)));
    int sign = ofPerson(gain).signum();
    out.println(
        sign == 0
            ? Texts.of("play.drawn")
            : Texts.of(sign > 0 ? "play.won" : "play.lost", machineName));
  }

  private void turn(Move ofPerson, Move ofMachine) {
    boolean isFirst = person == Seat.FIRST;
    List<Branch> branches =
        position.after(isFirst ? ofPerson : ofMachine, isFirst ? ofMachine : ofPerson);
    Branch branch = SimultaneousEpisode.draw(branches, random);
    out.println(Texts.of("play.both", ofPerson, machineName, ofMachine));
    if (branches.size() > 1) {
      out.println(Texts.of("play.chance", Texts.percent(branch.probability().doubleValue())));
    }
    if (branch.gain().signum() != 0) {
      out.println(Texts.of("play.gain", ofPerson(branch.gain())));
    }
    gain = gain.plus(branch.gain());
    position = branch.next();
  }

  private Fraction ofPerson(Fraction ofFirst) {
    return person == Seat.FIRST ? ofFirst : ofFirst.negated();
  }

  /** Asks until a choice is made; null if none will come any more. */
  private @Nullable Move ask() {
    while (true) {
      out.print(Texts.of("play.choice"));
      out.flush();
      String line = console.readLine();
      if (line == null) {
        out.println();
        return null;
      }
      switch (line.strip().toLowerCase(Locale.ROOT)) {
        case "" -> {}
        case "quit", "exit", "q" -> {
          return null;
        }
        case "help", "?" -> out.println(Texts.of("play.at-once.help"));
        case "hint" -> hint();
        case "why" -> why();
        case "undo" -> out.println(Texts.of("play.at-once.no-undo"));
        default -> {
          try {
            return position.move(person, line.strip().toLowerCase(Locale.ROOT));
          } catch (InputError e) {
            out.println(e.getMessage());
          }
        }
      }
    }
  }

  private void hint() {
    try {
      MixedVerdict verdict = solver.solve(position);
      List<String> shares =
          (person == Seat.FIRST ? verdict.first() : verdict.second())
              .stream()
                  .map(
                      share ->
                          share.move() + " " + Texts.percent(share.probability().doubleValue()))
                  .toList();
      out.println(Texts.of("play.draw-among", String.join(", ", shares)));
    } catch (LimitError e) {
      out.println(e.getMessage());
    }
  }

  private void why() {
    try {
      solver.solve(position).reasons().explanation().forEach(out::println);
    } catch (LimitError e) {
      out.println(e.getMessage());
    }
  }

  private void draw() {
    out.println();
    position.picture().forEach(line -> out.println("  " + line));
  }
}
