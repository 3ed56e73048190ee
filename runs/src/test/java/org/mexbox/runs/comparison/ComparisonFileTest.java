package org.mexbox.runs.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.InputError;
import org.mexbox.runs.record.RunSettings;

class ComparisonFileTest {
  private static final String WHOLE =
      """
      title: Two learners
      asks: Which is faster?
      games:
        - nim:1,2
        - nim:3,4,5:misere
      agents:
        - q:rate=0.5,epsilon=0.1
        - agent: td
          label: TD(0)
          opponent: teacher
          starts: any
          episodes: 2_000
      opponent: random
      starts: growing
      episodes: 300
      runs: 2
      seed: 7
      spacing: 1.5
      """;

  @Test
  void wholeFile_isReadWithTheOverridesOfItsAgents() {
    Comparison comparison = ComparisonFile.parse("x.yaml", WHOLE);
    assertThat(comparison.title()).isEqualTo("Two learners");
    assertThat(comparison.question()).isEqualTo("Which is faster?");
    assertThat(comparison.contenders())
        .extracting(Contender::label)
        .containsExactly("q:rate=0.5,epsilon=0.1", "TD(0)");
    List<RunSettings> settings = comparison.settings();
    assertThat(settings).hasSize(2 * 2 * 2).doesNotHaveDuplicates();
    assertThat(settings)
        .extracting(RunSettings::game)
        .containsExactly(
            "nim:1,2",
            "nim:1,2",
            "nim:1,2",
            "nim:1,2",
            "nim:3,4,5:misere",
            "nim:3,4,5:misere",
            "nim:3,4,5:misere",
            "nim:3,4,5:misere");
    assertThat(settings).extracting(RunSettings::seed).startsWith(7L, 8L, 7L, 8L);
    assertThat(settings).extracting(RunSettings::spacing).containsOnly(1.5);
    assertThat(settings.get(0).agent()).startsWith("q:rate=0.5,epsilon=0.1,");
    assertThat(settings.get(0).opponent()).isEqualTo("random");
    assertThat(settings.get(0).episodes()).isEqualTo(300);
    assertThat(settings.get(2).opponent()).isEqualTo("teacher:skill=0.7");
    assertThat(settings.get(2).episodes()).isEqualTo(2_000);
    assertThat(settings.get(0).starts()).isEqualTo("growing");
    assertThat(settings.get(2).starts()).isEqualTo("any");
  }

  @Test
  void leastFile_hasTheDefaults() {
    Comparison comparison = ComparisonFile.parse("x.yaml", "games: nim:1,2\nagents: [q, matchbox]");
    assertThat(comparison.runs()).isEqualTo(30);
    assertThat(comparison.settings()).hasSize(60);
    RunSettings first = comparison.settings().get(0);
    assertThat(first.seed()).isEqualTo(1);
    assertThat(first.opponent()).isEqualTo("self");
    assertThat(first.starts()).isEqualTo("game");
    assertThat(first.episodes()).isEqualTo(10_000);
    assertThat(first.spacing()).isEqualTo(RunSettings.DEFAULT_SPACING);
    assertThat(comparison.settings().get(30).episodes()).isEqualTo(100_000);
  }

  // In each text / begins a new line and ~ is a blank at its beginning.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "games: nim:1,2/agents: q/epsiodes: 5          | line 3, key: must be one of title, asks",
        "games: nim:1,2/agents: q/epsiodes: 5          | was \"epsiodes\"; try episodes",
        "games: nim:1,2/agents:/~- agent: q/~  lable: x| line 4, key: must be one of agent, label",
        "games: nim:1,2/agents: q/runs: many           | line 3, runs: must be a whole number 1..10000",
        "games: nim:1,2/agents: q/runs: 0              | line 3, runs: must be a whole number 1..10000",
        "games: nim:1,2/agents: q/runs: 10001          | line 3, runs: must be a whole number 1..10000",
        "games: nim:1,2/agents: q/runs: [1]            | line 3, runs: must be a whole number",
        "games: nim:1,2/agents: q/runs: 1.5            | line 3, runs: must be a whole number",
        "games: nim:1,2/agents: q/runs:                | line 3, runs: must be a whole number",
        "games: nim:1,2/agents: q/seed: 1e99           | line 3, seed: must be a whole number",
        "games: nim:1,2/agents: q/episodes: -1         | line 3, episodes: must be a whole number",
        "games: nim:1,2/agents: q/spacing: 1           | line 3, spacing: must be 1.01..10",
        "games: nim:1,2/agents: q/spacing: wide        | line 3, spacing: must be a number",
        "games: nim:1,2/agents: q/title: [a]           | line 3, value: must be a text, was \"a list\"",
        "games: nim:1,2/agents: q/opponent: nobody     | line 3, agent: must be one of",
        "games: nim:1,2/agents: q/starts: end          | line 3, starts: must be one of",
        "games: nim:1,2/agents: q/opponent: teacher:skill=2 | line 3, skill: must be 0..1",
        "games: nim:1,2/agents:/~- q/~- qq             | line 4, agent: must be one of",
        "games: nim:1,2/agents:/~- q/~- q:rat=1        | line 4, setting",
        "games: nim:1,2/agents:/~- q/~- random         | line 4, agent: must be one that learns",
        "games: nim:1,2/agents:/~- q/~- q              | line 4, label: must differ",
        "games: nim:1,2/agents:/~- q/~- {agent: q, label: b} | line 4, agent: must differ",
        "games: nim:1,2/agents:/~- label: x            | line 3, agent: must be given",
        "games: nim:1,2/agents: []                     | line 2, agents: must be one or more",
        "games: nim:1,2                                | line 1, agents: must be given",
        "agents: q                                     | line 1, games: must be given",
        "games:/~- nim:1,2/~- mim:3/agents: q          | line 3, game: must be",
        "games: nim:1,2,,/agents: q                    | line 1, heaps",
        "games: [nim:1,2]/agents: q                    | line 1, value: must be a text; where a comma",
        "games: hap:6/agents: q                        | line 2, agent: must be one that learns to choose",
        "games:/~- nim:1,2/~- hap:6/agents:/~- q       | line 5, agent: must be one that learns to choose",
        "games: chomp:3x3/agents: product-network      | line 2, ",
        "games: two-dice-seven/agents: q               | ",
        "games: nim:1,2/agents: q/games: nim:1         | line 3, key: must be given once",
        "games: nim:1,2/agents: q/---/x: 1             | file: must hold one document",
        "games: [nim:1,2/agents: q                     | file: must be YAML",
        "games: nim:1,2/~agents: q                     | line 2, file: must be YAML",
        "just words                                    | file: must have keys",
        "- a                                           | file: must have keys",
      })
  void wrongFile_isRefusedInOneLineWithItsPlace(String text, String message) {
    String yaml = text.strip().replace('/', '\n').replace('~', ' ');
    assertThatThrownBy(() -> ComparisonFile.parse("x.yaml", yaml))
        .isInstanceOf(InputError.class)
        .satisfies(e -> assertThat(String.valueOf(e.getMessage())).hasLineCount(1))
        .hasMessageContaining("x.yaml")
        .hasMessageContaining(message == null ? "" : message);
  }

  @Test
  void emptyOrEndlesslyNestedFile_isRefused() {
    for (String text : List.of("", "# nothing", "[".repeat(100_000), "a: ".repeat(10))) {
      assertThatThrownBy(() -> ComparisonFile.parse("x.yaml", text))
          .isInstanceOf(InputError.class)
          .hasMessageContaining("x.yaml");
    }
  }
}
