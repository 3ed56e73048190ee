package org.mexbox.runs.command;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Clock;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;

/** What all commands of one call share. */
final class Session {
  private final Console console;
  private final Clock clock;
  private boolean quiet;
  private boolean verbose;

  Session(Console console, Clock clock) {
    this.console = console;
    this.clock = clock;
  }

  Console console() {
    return console;
  }

  Clock clock() {
    return clock;
  }

  void quiet(boolean asked) {
    quiet |= asked;
  }

  void verbose(boolean asked) {
    verbose |= asked;
    if (asked) {
      // Read by logback.xml when the first logger is made.
      System.setProperty("mexbox.log", "DEBUG");
    }
  }

  boolean isQuiet() {
    return quiet;
  }

  /** True if a progress bar is welcome. */
  boolean showsProgress() {
    return !quiet && console.abilities().errTerminal();
  }

  /** Something about the work, for people: not a result. */
  void say(String line) {
    if (!quiet) {
      console.err().println(line);
    }
  }

  /** The store that holds when none is named: beside the program, or in the working folder. */
  static Path defaultStore() {
    return Path.of(System.getProperty("mexbox.records", "runs/records")).resolve("runs.sqlite");
  }

  String inOneLine(Exception error) {
    if (error instanceof InputError || error instanceof LimitError) {
      return String.valueOf(error.getMessage());
    }
    if (verbose) {
      StringWriter trace = new StringWriter();
      error.printStackTrace(new PrintWriter(trace));
      return trace.toString();
    }
    return Texts.of("our-fault", error.toString().lines().findFirst().orElse(""));
  }
}
