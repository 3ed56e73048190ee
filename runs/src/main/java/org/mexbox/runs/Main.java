package org.mexbox.runs;

import java.time.Clock;
import org.mexbox.runs.command.Console;
import org.mexbox.runs.command.Mexbox;

/** Where the program begins. */
public final class Main {
  private Main() {}

  /** Runs one command and exits with its code, see {@link Mexbox}. */
  public static void main(String[] args) {
    // Pictures are painted without a screen.
    System.setProperty("java.awt.headless", "true");
    // The only clock of the house: whoever needs the time is handed it from here.
    System.exit(Mexbox.run(Console.ofProcess(), Clock.systemUTC(), args));
  }
}
