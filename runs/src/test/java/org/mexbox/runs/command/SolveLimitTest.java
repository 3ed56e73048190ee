package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveLimitTest {
  @TempDir Path folder;

  @Test
  void positions_stopASearchWithWhatWasProved() {
    CommandRun run = CommandRun.of("solve", "mnk:4x4:k=4", "--limit", "100000");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).hasLineCount(1).contains("at most 100000 allowed").contains("--limit");
    assertThat(run.out())
        .contains("alpha-beta: 100,000 positions looked at")
        .contains("the player to move does not lose")
        .contains("draws with: (1,1)");
  }

  @Test
  void json_holdsWhatWasLearned() {
    CommandRun run = CommandRun.of("solve", "mnk:4x4:k=4", "--limit", "100000", "--json");
    assertThat(run.code()).isEqualTo(3);
    JsonNode json = run.json();
    assertThat(json.get("outcome").isNull()).isTrue();
    assertThat(json.get("limit").asText()).contains("at most 100000 allowed");
    JsonNode learned = json.get("learned").get(0);
    assertThat(learned.get("method").asText()).isEqualTo("alpha-beta");
    assertThat(learned.get("positions").asInt()).isEqualTo(100_000);
    assertThat(learned.get("least").asInt()).isZero();
    assertThat(learned.get("moves").size()).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve squares:4x7 --limit 2000           | components | sprague-grundy",
        "solve squares:4x7 --limit 1MB            | memory     | sprague-grundy",
        "solve octal:9000,500:code=0.6 --limit 1kB | memory    | sprague-grundy-sequence",
        "solve hap:12 --limit 20                  | positions  | backward induction",
        "solve mnk:4x4:k=4 --limit 1.5MB,2000000  | memory     | alpha-beta",
        "exam knights:4x4 --agent random --limit 999 | positions of knights | ",
        "exam knights:4x4 --agent random --limit 1MB | memory    | ",
        "exam mnk:4x4:k=4 --agent teacher --limit 12000000,1MB | memory | ",
        "exam mnk:5x5:k=5 --agent teacher --limit 30000000 | positions | ",
      })
  void everyLimit_isMetInOneLineWithExitCode3(String command, String limit, String method) {
    CommandRun run = CommandRun.of(command.split(" +"));
    assertThat(run.code()).as(run.err()).isEqualTo(3);
    assertThat(run.err()).hasLineCount(1).contains(limit).contains("--limit");
    if (method != null) {
      assertThat(run.out()).contains(method + ":");
    }
  }

  @Test
  void time_isToldByTheClockThatIsHandedIn() {
    CommandRun run = onFastClock("solve", "squares:4x7", "--limit", "2m");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).hasLineCount(1).contains("time: 120.0 s are over");
    assertThat(run.out()).contains("sprague-grundy: the nim-values of");
    // The clock of the other tests stands still.
    assertThat(CommandRun.of("solve", "nim:3,4,5", "--limit", "1ms").code()).isZero();
  }

  // Who counts to the limit first takes many seconds.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cz07-gomoku-infinite",
        "cz14-triangular-gomoku",
        "cz15-square-2x2",
        "cz26-knights",
        "cz30-triominoes",
        "cz38-northcott",
        "cz10-chocolate",
        "square-maker:4x4",
        "triangles:3x6:length=3"
      })
  void examOfTooManyPositions_isRefusedBeforeTheyAreCounted(String game) {
    CommandRun run = CommandRun.of("exam", game, "--agent", "teacher");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .hasLineCount(1)
        .contains("more needed, at most 2000000 allowed")
        .contains("--limit");
  }

  @Test
  void examWithARaisedLimit_asksAllPositionsOfTriominoes() {
    JsonNode json =
        CommandRun.of(
                "exam", "cz30-triominoes", "--agent", "teacher", "--limit", "4000000", "--json")
            .json();
    assertThat(json.get("positions").asInt()).isEqualTo(3_513_186);
    assertThat(json.get("exhaustive").asBoolean()).isTrue();
    assertThat(json.get("expertScore").asDouble()).isEqualTo(1);
    assertThat(json.get("champion").asBoolean()).isTrue();
  }

  @Test
  void examWithARaisedLimit_asksAllWhereOtherwiseASampleWouldDo() {
    String[] words = {"exam", "nim:15,15,15,15,15,1", "--agent", "teacher", "--json"};
    assertThat(CommandRun.of(words).json().get("exhaustive").asBoolean()).isFalse();
    String[] more = Arrays.copyOf(words, words.length + 2);
    more[words.length] = "--limit";
    more[words.length + 1] = "2097152";
    JsonNode json = CommandRun.of(more).json();
    assertThat(json.get("positions").asInt()).isEqualTo(2_097_152);
    assertThat(json.get("expertScore").asDouble()).isEqualTo(1);
    assertThat(json.get("champion").asBoolean()).isTrue();
  }

  // A clock on which a second passes with each look.
  private static CommandRun onFastClock(String... words) {
    Clock clock =
        new Clock() {
          private long now;

          @Override
          public Instant instant() {
            now += 1_000;
            return Instant.ofEpochMilli(now);
          }

          @Override
          public ZoneId getZone() {
            return ZoneOffset.UTC;
          }

          @Override
          public Clock withZone(ZoneId zone) {
            return this;
          }
        };
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            new ByteArrayInputStream(new byte[0]),
            Console.Abilities.PLAIN);
    int code = Mexbox.run(console, clock, words);
    return new CommandRun(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  // A small Java heap, in a program of its own: no stack trace, exit code 3.
  @Test
  void fullJavaHeap_isOneLineWithExitCode3() {
    ChildProgram program =
        ChildProgram.start(
            folder, List.of("-Xmx64m"), "", "solve", "squares:4x7", "--limit", "999000000");
    assertThat(program.endsWithin(300_000)).isTrue();
    assertThat(program.exitCode()).as(program.err()).isEqualTo(3);
    assertThat(program.err()).hasLineCount(1).contains("of the Java heap are taken");
  }
}
