package org.mexbox.runs.command;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The three streams of a command and what they can show. Results go to {@link #out}, everything
 * about the work to {@link #err}.
 */
public final class Console {
  private static final int DEFAULT_WIDTH = 80;

  private final PrintStream out;
  private final PrintStream err;
  private final BufferedReader in;
  private final Abilities abilities;

  /**
   * What the streams can show.
   *
   * @param inTerminal true if standard input is a keyboard
   * @param outTerminal true if a person reads standard output as it comes
   * @param errTerminal true if a person reads standard error as it comes
   * @param colour true if escape codes for colours are welcome on both
   * @param unicode true if standard output can show block and braille characters
   * @param width columns of the terminal
   */
  public record Abilities(
      boolean inTerminal,
      boolean outTerminal,
      boolean errTerminal,
      boolean colour,
      boolean unicode,
      int width) {

    /** A pipe or a file: no colour, no progress, 80 columns. */
    public static final Abilities PLAIN =
        new Abilities(false, false, false, false, true, DEFAULT_WIDTH);
  }

  /** A console over any streams: how tests run commands. */
  public Console(PrintStream out, PrintStream err, InputStream in, Abilities abilities) {
    this.out = out;
    this.err = err;
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.abilities = abilities;
  }

  /** The console of this process. */
  public static Console ofProcess() {
    Charset charset = charset();
    PrintStream out = stream(FileDescriptor.out, charset);
    return new Console(
        out, stream(FileDescriptor.err, charset), System.in, abilities(System.getenv(), charset));
  }

  private static PrintStream stream(FileDescriptor descriptor, Charset charset) {
    return new PrintStream(new FileOutputStream(descriptor), true, charset);
  }

  // JDK 19 and newer know the console's charset; older ones only the machine's.
  private static Charset charset() {
    for (String property :
        new String[] {"stdout.encoding", "sun.stdout.encoding", "native.encoding"}) {
      String name = System.getProperty(property, "");
      if (!name.isEmpty() && Charset.isSupported(name)) {
        return Charset.forName(name);
      }
    }
    return StandardCharsets.UTF_8;
  }

  private static Abilities abilities(Map<String, String> environment, Charset charset) {
    // The launcher tells which streams are terminals; without it, ask the JVM.
    String terminals = System.getProperty("mexbox.terminals");
    boolean both = terminals == null && System.console() != null;
    boolean inTerminal = both || (terminals != null && terminals.contains("in,"));
    boolean outTerminal = both || (terminals != null && terminals.contains("out,"));
    boolean errTerminal = both || (terminals != null && terminals.contains("err,"));
    boolean colour =
        environment.getOrDefault("NO_COLOR", "").isEmpty()
            && !"dumb".equals(environment.get("TERM"));
    boolean unicode = charset.newEncoder().canEncode('\u28FF');
    return new Abilities(
        inTerminal,
        outTerminal,
        errTerminal,
        colour && outTerminal,
        unicode,
        width(environment.get("COLUMNS")));
  }

  private static int width(@Nullable String columns) {
    if (columns == null || !columns.matches("[0-9]{1,4}")) {
      return DEFAULT_WIDTH;
    }
    return Math.max(40, Integer.parseInt(columns));
  }

  PrintStream out() {
    return out;
  }

  PrintStream err() {
    return err;
  }

  Abilities abilities() {
    return abilities;
  }

  /** True if a person sits at both ends. */
  boolean isInteractive() {
    return abilities.inTerminal() && abilities.outTerminal();
  }

  /** The next line of standard input, or null at its end. */
  @Nullable String readLine() {
    try {
      return in.readLine();
    } catch (IOException e) {
      // A terminal that went away is the end of input.
      return null;
    }
  }
}
