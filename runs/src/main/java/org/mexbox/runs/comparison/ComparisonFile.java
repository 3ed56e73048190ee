package org.mexbox.runs.comparison;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.AgentSpec;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.AnyGame;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.runs.comparison.Yaml.Items;
import org.mexbox.runs.comparison.Yaml.Keys;
import org.mexbox.runs.comparison.Yaml.Scalar;
import org.mexbox.runs.experiment.Learners;
import org.mexbox.runs.experiment.Opponent;
import org.mexbox.runs.experiment.Starts;
import org.mexbox.runs.record.RunSettings;

/** From the text of a file to a comparison; all of it is checked before anything is trained. */
final class ComparisonFile {
  private static final List<String> KEYS =
      List.of(
          "title",
          "asks",
          "games",
          "agents",
          "opponent",
          "starts",
          "episodes",
          "runs",
          "seed",
          "spacing");
  private static final List<String> AGENT_KEYS =
      List.of("agent", "label", "opponent", "starts", "episodes");
  private static final long LARGEST_SEED = 1_000_000_000_000_000L;
  private static final String SELF = "self";
  private static final String ONE_A_LINE =
      "must be a text; where a comma stands inside, write one a line or in quotes";

  private final Map<String, Yaml> values;
  private final String place;

  private ComparisonFile(Keys keys) {
    this.values = keys.values();
    this.place = keys.place();
  }

  /**
   * Reads a comparison.
   *
   * @param name what messages call the file
   * @throws InputError with the line of what is wrong
   */
  static Comparison parse(String name, String text) {
    if (!(Yaml.parse(name, text) instanceof Keys keys)) {
      throw InputError.of("file", "must have keys, such as games: and agents:", name);
    }
    keys.requireOnly(KEYS);
    return new ComparisonFile(keys).comparison(name);
  }

  private Comparison comparison(String name) {
    List<AnyGame> games = each("games", yaml -> at(yaml, Catalogue::any, text(yaml, ONE_A_LINE)));
    return new Comparison(
        text("title", name),
        text("asks", ""),
        games.stream().map(AnyGame::toString).toList(),
        contenders(games),
        (int) number(values.get("runs"), "runs", 1, Comparison.MAX_RUNS, Comparison.DEFAULT_RUNS),
        number(values.get("seed"), "seed", -LARGEST_SEED, LARGEST_SEED, 1),
        spacing());
  }

  private List<Contender> contenders(List<AnyGame> games) {
    Set<String> labels = new HashSet<>();
    Set<Contender> learners = new HashSet<>();
    return each(
        "agents",
        yaml -> {
          Contender contender = contender(yaml, games);
          if (!labels.add(contender.label())) {
            throw InputError.of("label", "must differ from the others", contender.label())
                .in(yaml.place());
          }
          if (!learners.add(contender.named(""))) {
            throw InputError.of("agent", "must differ from the others", contender.label())
                .in(yaml.place());
          }
          return contender;
        });
  }

  private Contender contender(Yaml yaml, List<AnyGame> games) {
    if (!(yaml instanceof Keys keys)) {
      return contender(yaml, Map.of(), games);
    }
    keys.requireOnly(AGENT_KEYS);
    Yaml agent = keys.values().get("agent");
    if (agent == null) {
      throw InputError.of("agent", "must be given", "nothing", "agent: q").in(yaml.place());
    }
    return contender(agent, keys.values(), games);
  }

  private Contender contender(Yaml agent, Map<String, Yaml> own, List<AnyGame> games) {
    String written = text(agent, ONE_A_LINE);
    AgentSpec spec = at(agent, text -> Learners.parse(text, games.get(0)), written);
    Yaml partner = own.getOrDefault("opponent", values.get("opponent"));
    Yaml begin = own.getOrDefault("starts", values.get("starts"));
    Yaml length = own.getOrDefault("episodes", values.get("episodes"));
    Yaml label = own.get("label");
    Contender contender =
        new Contender(
            label == null ? written : text(label, "must be a text"),
            spec.toString(),
            partner == null ? SELF : at(partner, Opponent::parse, text(partner, ONE_A_LINE)).text(),
            begin == null
                ? RunSettings.DEFAULT_STARTS
                : at(begin, Starts::parse, text(begin, "must be a text")).text(),
            number(length, "episodes", 1, RunSettings.MAX_EPISODES, Learners.episodes(spec)));
    games.forEach(game -> at(agent, text -> checked(contender, game), written));
    return contender;
  }

  private static Contender checked(Contender contender, AnyGame game) {
    Learners.check(contender.settings(game.toString(), 0, RunSettings.DEFAULT_SPACING));
    return contender;
  }

  private double spacing() {
    Yaml yaml = values.get("spacing");
    if (yaml == null) {
      return RunSettings.DEFAULT_SPACING;
    }
    String text = yaml instanceof Scalar scalar ? scalar.text() : "";
    if (!text.matches("[0-9]{1,9}(\\.[0-9]{1,12})?")) {
      throw InputError.of("spacing", "must be a number", yaml.shown()).in(yaml.place());
    }
    return at(yaml, number -> RunSettings.requireSpacing(Double.parseDouble(number)), text);
  }

  private <T> List<T> each(String key, Function<Yaml, T> reader) {
    Yaml yaml = values.get(key);
    if (yaml == null) {
      throw InputError.of(key, "must be given", "nothing").in(place);
    }
    List<Yaml> items = yaml instanceof Items list ? list.items() : List.of(yaml);
    if (items.isEmpty()) {
      throw InputError.of(key, "must be one or more", "none").in(yaml.place());
    }
    List<T> read = new ArrayList<>();
    items.forEach(item -> read.add(reader.apply(item)));
    return read;
  }

  private String text(String key, String missing) {
    Yaml yaml = values.get(key);
    return yaml == null ? missing : text(yaml, "must be a text");
  }

  private static String text(Yaml yaml, String rule) {
    if (!(yaml instanceof Scalar scalar) || !scalar.isText() || scalar.text().isBlank()) {
      throw InputError.of("value", rule, yaml.shown()).in(yaml.place());
    }
    return scalar.text().strip();
  }

  private static long number(@Nullable Yaml yaml, String key, long least, long most, long missing) {
    if (yaml == null) {
      return missing;
    }
    String text = yaml instanceof Scalar scalar ? scalar.text().replace("_", "") : "";
    long number = text.matches("-?[0-9]{1,18}") ? Long.parseLong(text) : Long.MIN_VALUE;
    if (number < least || number > most) {
      throw InputError.of(key, "must be a whole number " + least + ".." + most, yaml.shown())
          .in(yaml.place());
    }
    return number;
  }

  // What a reader of ours refuses gets the place where it stands.
  private static <T> T at(Yaml yaml, Function<String, T> reader, String text) {
    try {
      return reader.apply(text);
    } catch (InputError e) {
      throw e.in(yaml.place());
    }
  }
}
