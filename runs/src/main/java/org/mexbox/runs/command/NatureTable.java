package org.mexbox.runs.command;

import java.io.PrintStream;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.environments.chance.Choice;
import org.mexbox.environments.chance.NatureGame;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.chance.NatureVerdict;

/** The table at which a person plays against nature. */
final class NatureTable {
  private final Console console;
  private final PrintStream out;
  private final NatureGame game;
  private final RandomGenerator random;

  NatureTable(Console console, NatureGame game, long seed) {
    this.console = console;
    this.out = console.out();
    this.game = game;
    this.random = Seeds.stream(seed);
  }

  /** Plays one game; it ends early when the input does, or the person leaves. */
  void play() {
    out.println(Texts.of("play.chance.title", game));
    game.picture().forEach(line -> out.println("  " + line));
    out.println(Texts.of("play.chance.help", InputError.some(game.choices())));
    Choice choice = ask();
    if (choice == null) {
      out.println(Texts.of("play.left", game));
      return;
    }
    Fraction gain = choice.draw(random);
    out.println(Texts.of("play.chance.gain", choice, gain));
  }

  /** Asks until a choice is made; null if none will come any more. */
  private @Nullable Choice ask() {
    while (true) {
      out.print(Texts.of("play.choice"));
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
        case "hint", "why" ->
            NatureVerdict.of(game, Locale.getDefault()).explanation().forEach(out::println);
        default -> {
          try {
            return game.choice(word);
          } catch (InputError e) {
            out.println(e.getMessage());
          }
        }
      }
    }
  }
}
