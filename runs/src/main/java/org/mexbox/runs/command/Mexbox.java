package org.mexbox.runs.command;

import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.catalogue.Nearest;
import org.mexbox.runs.provenance.Build;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The root of the command line. Exit codes: 0 done; 1 a fault of ours; 2 the input is wrong; 3 not
 * within the stated limits; 130 interrupted.
 */
@Command(name = "mexbox", mixinStandardHelpOptions = true, versionProvider = Mexbox.Version.class)
public final class Mexbox implements Runnable {
  // Their names stand here and not beside each class, where to find one all would be loaded.
  private static final Map<String, Class<?>> COMMANDS = commands();

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
    Faults faults = new Faults(session);
    line.setParameterExceptionHandler(faults);
    line.setExecutionExceptionHandler(faults);
    try {
      return line.execute(args);
    } catch (OutOfMemoryError full) {
      // What the command held is let go by now.
      console.err().println("mexbox: " + StoppedAnswer.heapIsFull().getMessage());
      return BEYOND_LIMITS;
    }
  }

  // In the order in which the help lists them.
  private static Map<String, Class<?>> commands() {
    Map<String, Class<?>> commands = new LinkedHashMap<>();
    commands.put("demo", DemoCommand.class);
    commands.put("games", GamesCommand.class);
    commands.put("claims", ClaimsCommand.class);
    commands.put("solve", SolveCommand.class);
    commands.put("values", ValuesCommand.class);
    commands.put("graph", GraphCommand.class);
    commands.put("agents", AgentsCommand.class);
    commands.put("learn", LearnCommand.class);
    commands.put("compare", CompareCommand.class);
    commands.put("exam", ExamCommand.class);
    commands.put("explain", ExplainCommand.class);
    commands.put("certificate", CertificateCommand.class);
    commands.put("match", MatchCommand.class);
    commands.put("play", PlayCommand.class);
    commands.put("runs", RunsCommand.class);
    return commands;
  }

  // Only the command that is asked for, if it is one: to read the annotations of all takes longer
  // than to solve a small game.
  private static CommandLine line(IFactory factory, String asked) {
    // Else it looks for Groovy in every jar, which takes as long as all the rest of the start-up,
    // and loads what it takes to read dates and connections, which no option is.
    System.setProperty("picocli.disable.closures", "true");
    System.setProperty("picocli.converters.excludes", "java[.](time|sql)[.].*");
    CommandLine line = new CommandLine(Mexbox.class, factory);
    COMMANDS.forEach(
        (name, type) -> {
          if (name.equals(asked) || !COMMANDS.containsKey(asked)) {
            line.addSubcommand(name, new CommandLine(type, factory));
          }
        });
    line.setResourceBundle(Texts.bundle());
    return line;
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

  /**
   * What becomes of exceptions. Not two lambdas: those of interfaces as old as picocli's do not go
   * into the class archive of the launcher.
   */
  private record Faults(Session session)
      implements IParameterExceptionHandler, IExecutionExceptionHandler {
    @Override
    public int handleParseException(ParameterException error, String[] arguments) {
      return refuse(session.console(), error);
    }

    @Override
    public int handleExecutionException(
        Exception error, CommandLine command, CommandLine.ParseResult parsed) {
      return explain(session, error);
    }
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
