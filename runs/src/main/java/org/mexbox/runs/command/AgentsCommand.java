package org.mexbox.runs.command;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Setting;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code agents}: who learns, and each one's settings. */
@Command
final class AgentsCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;

  @Parameters(arity = "0..*", paramLabel = "AGENT", descriptionKey = "AGENT")
  List<String> names = List.of();

  AgentsCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
  }

  @Override
  public Integer call() {
    for (String name : names.isEmpty() ? Agents.names() : names) {
      print(name);
    }
    session.console().out().println(Texts.of("agents.teacher"));
    return 0;
  }

  private void print(String name) {
    PrintStream out = session.console().out();
    List<Setting> settings = Agents.settings(name);
    out.println(name + ": " + Agents.description(name, Locale.getDefault()));
    for (Setting setting : settings) {
      String value = setting.name() + "=" + setting.defaultText();
      out.printf(
          "  %-22s %s (%s)%n", value, setting.description(Locale.getDefault()), setting.range());
    }
    out.println();
  }
}
