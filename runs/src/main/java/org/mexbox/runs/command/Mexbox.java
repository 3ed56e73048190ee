package org.mexbox.runs.command;

import java.time.Clock;
import java.util.List;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.catalogue.Nearest;
import org.mexbox.runs.provenance.Build;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The root of the command line. Exit codes: 0 done; 1 a fault of ours; 2 the input is wrong; 3 not
 * within the stated limits; 130 interrupted.
 */
@Command(
    name = "mexbox",
    mixinStandardHelpOptions = true,
    versionProvider = Mexbox.Version.class,
    resourceBundle = Texts.BUNDLE)
public final class Mexbox implements Runnable {
  // In the order in which the help lists them.
  private static final List<Class<?>> COMMANDS =
      List.of(
          DemoCommand.class,
          GamesCommand.class,
          ClaimsCommand.class,
          SolveCommand.class,
          ValuesCommand.class,
          GraphCommand.class,
          AgentsCommand.class,
          LearnCommand.class,
          CompareCommand.class,
          ExamCommand.class,
          ExplainCommand.class,
          CertificateCommand.class,
          MatchCommand.class,
          PlayCommand.class,
          RunsCommand.class);

  static final int FAULT = 1;
  static final int WRONG_INPUT = 2;
  static final int BEYOND_LIMITS = 3;

  @CommandLine.Spec CommandLine.Model.CommandSpec spec;

  Mexbox() {}

  /** Without a command: the list of commands. */
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /**
   * Runs a command line.
   *
   * @param clock tells the time for records and progress
   * @return the exit code
   */
  public static int run(Console console, Clock clock, String... args) {
    Session session = new Session(console, clock);
    CommandLine line = line(new Factory(session), args.length == 0 ? "" : args[0]);
    line.setOut(Console.writer(console.out()));
    line.setErr(Console.writer(console.err()));
    line.setUsageHelpAutoWidth(false).setUsageHelpWidth(Math.min(100, console.abilities().width()));
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(
            console.abilities().colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setParameterExceptionHandler((error, arguments) -> refuse(console, error));
    line.setExecutionExceptionHandler((error, failed, parsed) -> explain(session, error));
    try {
      return line.execute(args);
    } catch (OutOfMemoryError full) {
      // What the command held is let go by now.
      console.err().println("mexbox: " + StoppedAnswer.heapIsFull().getMessage());
      return BEYOND_LIMITS;
    }
  }

  // Only the command that is asked for, if it is one: to read the annotations of all takes longer
  // than to solve a small game.
  private static CommandLine line(IFactory factory, String asked) {
    CommandLine line = new CommandLine(Mexbox.class, factory);
    boolean isKnown = COMMANDS.stream().anyMatch(type -> name(type).equals(asked));
    for (Class<?> type : COMMANDS) {
      if (!isKnown || name(type).equals(asked)) {
        line.addSubcommand(new CommandLine(type, factory));
      }
    }
    return line;
  }

  private static String name(Class<?> type) {
    return type.getAnnotation(Command.class).name();
  }

  // One line instead of the whole usage text: what was wrong, and where the right words stand.
  private static int refuse(Console console, ParameterException error) {
    CommandLine command = error.getCommandLine();
    String name = command.getCommandSpec().qualifiedName(" ");
    String nearest = "";
    String message = String.valueOf(error.getMessage()).lines().collect(Collectors.joining(" "));
    if (error instanceof UnmatchedArgumentException unmatched
        && !unmatched.getUnmatched().isEmpty()) {
      String word = unmatched.getUnmatched().get(0);
      nearest = suggestion(command, word);
      if (command.getParent() == null && !word.startsWith("-")) {
        message = Texts.of("unknown-command", word);
      }
    }
    if (error.getCause() instanceof InputError input) {
      console.err().println("mexbox: " + input.getMessage());
    } else {
      console.err().println("mexbox: " + printable(message) + nearest + Texts.of("see-help", name));
    }
    return WRONG_INPUT;
  }

  private static String suggestion(CommandLine command, String word) {
    List<String> known =
        word.startsWith("-")
            ? List.copyOf(command.getCommandSpec().optionsMap().keySet())
            : List.copyOf(command.getSubcommands().keySet());
    return Nearest.of(word, known).map(near -> Texts.of("did-you-mean", near)).orElse("");
  }

  private static String printable(String message) {
    String plain =
        message
            .replaceAll("\\p{Cntrl}", "?")
            .replaceAll("is not an? (int|long)\\b", "is not a whole number")
            .replaceAll("is not a (double|float)\\b", "is not a number");
    return plain.length() <= 200 ? plain : plain.substring(0, 200) + "...";
  }

  private static int explain(Session session, Exception error) {
    session.console().err().println("mexbox: " + session.inOneLine(error));
    return error instanceof InputError
        ? WRONG_INPUT
        : error instanceof LimitError ? BEYOND_LIMITS : FAULT;
  }

  /** Makes commands, handing each the session. */
  private record Factory(Session session) implements IFactory {
    @Override
    public <K> K create(Class<K> type) throws Exception {
      try {
        var constructor = type.getDeclaredConstructor(Session.class);
        constructor.setAccessible(true);
        return constructor.newInstance(session);
      } catch (NoSuchMethodException e) {
        return CommandLine.defaultFactory().create(type);
      }
    }
  }

  /** {@code mexbox 1.0.0 (commit, JVM)}. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      Build build = Build.current();
      return new String[] {
        "mexbox " + build.version() + " (" + build.commit() + ", " + Build.jvm() + ")"
      };
    }
  }
}
