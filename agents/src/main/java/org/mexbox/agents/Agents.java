package org.mexbox.agents;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Nearest;

/**
 * All agents by name. An agent is found by the line of its spec in {@code
 * META-INF/services/org.mexbox.agents.AgentSpec}; the spec is a public record whose constructor
 * without arguments knows the defaults. So an agent of yours, in a jar of yours, is found too.
 */
public final class Agents {
  private static final int MAX_TEXT = 1_000;
  private static final List<AgentSpec> SPECS =
      ServiceLoader.load(AgentSpec.class, Agents.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .toList();

  private Agents() {}

  /** The names, in the order in which they are shown. */
  public static List<String> names() {
    return SPECS.stream().map(AgentSpec::name).toList();
  }

  /**
   * Reads {@code name} or {@code name:setting=value,...}; what is left out has its default.
   *
   * @throws InputError if there is no such agent or setting, or a value is out of its range
   */
  public static AgentSpec parse(String text) {
    if (text.length() > MAX_TEXT) {
      throw InputError.of("agent", "must be at most " + MAX_TEXT + " characters", text, "q");
    }
    int colon = text.indexOf(':');
    AgentSpec spec = named(colon < 0 ? text : text.substring(0, colon));
    return new Settings(spec).parse(colon < 0 ? "" : text.substring(colon + 1));
  }

  /** The text with all settings, which {@link #parse} reads back. */
  public static String text(AgentSpec spec) {
    return new Settings(spec).text();
  }

  /**
   * The settings of an agent.
   *
   * @throws InputError if there is no such agent
   */
  public static List<Setting> settings(String name) {
    return new Settings(named(name)).list();
  }

  /** What the agent is, in a sentence. */
  public static String description(String name, Locale locale) {
    AgentSpec spec = named(name);
    return ResourceBundle.getBundle(Settings.bundle(spec), locale).getString(spec.name());
  }

  private static AgentSpec named(String word) {
    String wanted = word.strip().toLowerCase(Locale.ROOT);
    return SPECS.stream()
        .filter(spec -> spec.name().equals(wanted))
        .findFirst()
        .orElseThrow(() -> unknown(word));
  }

  private static InputError unknown(String word) {
    return InputError.of(
        "agent",
        "must be one of " + String.join(", ", names()),
        word,
        Nearest.of(word, names()).orElse("q"));
  }
}
