package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadInputTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve nim:3,,5                             | heaps",
        "solve nim:                                 | start",
        "solve nim:-1                               | heap 1",
        "solve nim:99999999999                      | must be 0..1000000000",
        "solve nim:3,4,5:mizere                     | try misere",
        "solve mim:3                                | try nim",
        "solve                                      | GAME",
        "slove nim:3                                | command: must be one that",
        "slove nim:3                                | did you mean solve",
        "solve nim:3 --limit x                      | must be a time (30s, 2m), a number of positions",
        "solve nim:3 --limit 0                      | more than 0, was \"0\"",
        "solve nim:3 --limit 5parsecs               | try 30s,512MB",
        "solve nim:3 --limit 30s,2m                 | must name time, positions and memory once each",
        "solve nim:3 --limit 99999999999            | must be a time (30s, 2m)",
        "exam nim:3 --agent random --limit -1       | must be a time (30s, 2m)",
        "solve nim:3 nim:4                          | nim:4",
        "solve nim:3 --att 2                        | did you mean --at",
        "solve nim:3 --at 3,4;5                     | heaps",
        "sovle nim:3                                | did you mean solve",
        "values                                     | RULES",
        "values kayles                              | --to",
        "values kayles --to -1                      | --to",
        "values kayles --to x                       | --to",
        "values moore:k=2:misere --to 5             | heap by heap",
        "values moore:k=2 --to 5                    | heap by heap",
        "values octal:code=0.8 --to 5               | digit 1",
        "solve octal:12:code=0.8                    | try hexadecimal:12:code=0.8",
        "values hexadecimal:code=0.G --to 5         | digit 1",
        "solve octal:5:code=77                      | code",
        "nonsense                                   | nonsense",
        "--nonsense                                 | nonsense",
        "games --kind chess                         | --kind",
        "agents qq                                  | must be one of",
        "learn nim:3,4 --agent nobody               | agent",
        "learn nim:3,4                              | --agent",
        "learn nim:3,4 --agent mcts:playouts=9      | exam nim:3,4 --agent mcts:playouts=9",
        "learn nim:3,4 --agent random               | keeps nothing of a game",
        "exam nim:3,4 --agent mcts:playouts=0       | playouts",
        "match nim:3,4 mcts:batch=x teacher         | batch",
        "learn nim:3,4 --agent q:rat=0.5            | rate",
        "learn nim:3,4 --agent q:rate=2             | rate",
        "learn nim:3,4 --agent q:rate=              | rate",
        "learn nim:3,4 --agent q:epsilon=NaN        | epsilon",
        "learn nim:3,4 --agent q --episodes 0       | episodes",
        "learn nim:3,4 --agent q --episodes -5      | episodes",
        "learn nim:3,4 --agent q --episodes many    | episodes",
        "learn nim:3,4 --agent q --episodes 99999999999999999999 | episodes",
        "learn nim:3,4 --agent q --runs 0           | --runs",
        "learn nim:3,4 --agent q --threads 0        | --threads",
        "learn nim:3,4 --agent q --spacing 1        | spacing",
        "learn nim:3,4 --agent q --seed x           | seed",
        "learn nim:3,4 --agent q --opponent nobody  | must be one of",
        "learn nim:3,4 --agent q --opponent teacher:skill=2 | skill",
        "learn nim:3,4 --agent q --opponent teacher:skil=1  | teacher",
        "learn nim:3,4 --agent q --opponent past:keep=0     | keep",
        "learn nim:3,4 --agent q --opponent past:kep=3      | past",
        "learn nim:3,4 --agent q --starts end               | must be one of game, any, growing",
        "compare                                    | FILE: must be a YAML file",
        "compare nowhere.yaml                       | FILE: must be a YAML file",
        "compare lerners-on-nim                     | try learners-on-nim",
        "compare demo --runs 0                      | runs",
        "compare demo --runs many                   | --runs",
        "compare demo --threads 0                   | --threads",
        "compare demo --report picture.png          | --report: must end in html",
        "compare demo --list --print                | --list",
        "exam nim:3,4                               | --agent",
        "exam nim:3,4 --agent teacher:skill=x       | teacher",
        "exam r999                                  | r999",
        "exam nim:3,4 --agent r0                    | r0",
        "exam nim:3,4 --agent nowhere.mexbox        | nowhere.mexbox",
        "match nim:3,4 random                       | B",
        "match nim:3,4 random random --games 0      | --games",
        "match nim:3,4 random random --games 1e3    | games",
        "play nim:3,4 --seat third                  | --seat",
        "play nim:3,4 --against nobody              | must be one of",
        "demo --runs 0                              | --runs",
        "demo --game chess                          | game",
        "runs show r12345                           | r12345",
        "runs show                                  | RUN",
        "runs delete x                              | x",
        "runs export r1 --out picture.gif           | --out",
        "runs resume r77                            | r77",
        "runs lst                                   | did you mean list",
      })
  void wrongInput_isOneClearLineAndExitCodeTwo(String line, String named) {
    String[] words = line.strip().split(" +");
    boolean needsStore =
        words[0].matches("learn|exam|match|play|demo|compare")
            || (words[0].equals("runs") && words.length > 2);
    String[] args = words;
    if (needsStore) {
      makeStore();
      args = Arrays.copyOf(words, words.length + 2);
      args[words.length] = "--store";
      args[words.length + 1] = store();
    }
    CommandRun run = CommandRun.of(args);
    assertThat(run.code()).as(run.err()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines().count()).as(run.err()).isEqualTo(1);
    assertThat(run.err())
        .startsWith("mexbox: ")
        .contains(named.strip())
        .doesNotContain("Exception");
  }

  private String store() {
    return folder.resolve("runs.sqlite").toString();
  }

  private void makeStore() {
    CommandRun made =
        CommandRun.of("learn", "nim:1,2", "--agent", "q", "--episodes", "3", "--store", store());
    assertThat(made.code()).as(made.err()).isZero();
  }

  @Test
  void storeThatIsNone_isRefusedAndLeftAsItWas() throws IOException {
    Path foreign = Files.writeString(folder.resolve("letter.txt"), "Dear reader, ".repeat(300));
    byte[] before = Files.readAllBytes(foreign);
    for (String[] command :
        new String[][] {
          {"learn", "nim:1,2", "--agent", "q", "--episodes", "3"},
          {"runs", "list"},
          {"runs", "delete", "r1"},
          {"exam", "r1"},
        }) {
      CommandRun run = CommandRun.of(with(command, "--store", foreign.toString()));
      assertThat(run.code()).as(run.err()).isEqualTo(2);
      assertThat(run.err()).contains("store").hasLineCount(1);
    }
    assertThat(Files.readAllBytes(foreign)).isEqualTo(before);
  }

  @Test
  void storeThatIsAFolder_isRefused() {
    CommandRun run =
        CommandRun.of("learn", "nim:1,2", "--agent", "q", "--store", folder.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("store").hasLineCount(1);
  }

  @Test
  void storeThatIsCut_isRefusedInOneLine() throws IOException {
    makeStore();
    Path file = Path.of(store());
    byte[] whole = Files.readAllBytes(file);
    for (int length : new int[] {100, 4_096, whole.length / 2}) {
      Path cut = folder.resolve("cut" + length);
      Files.write(cut, Arrays.copyOf(whole, length));
      CommandRun run = CommandRun.of("runs", "show", "r1", "--store", cut.toString());
      assertThat(run.code()).as(run.err()).isEqualTo(2);
      assertThat(run.err()).hasLineCount(1).doesNotContain("Exception");
    }
  }

  @Test
  void savedAgentThatIsDamaged_isRefusedInOneLine() throws IOException {
    makeStore();
    Path saved = folder.resolve("agent.mexbox");
    CommandRun.of("runs", "export", "r1", "--out", saved.toString(), "--store", store());
    byte[] whole = Files.readAllBytes(saved);
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 40; i++) {
      byte[] damaged = whole.clone();
      damaged[random.nextInt(damaged.length)] ^= (byte) (1 + random.nextInt(255));
      Files.write(saved, i % 2 == 0 ? damaged : Arrays.copyOf(whole, random.nextInt(whole.length)));
      CommandRun run = CommandRun.of("exam", "nim:1,2", "--agent", saved.toString());
      assertThat(run.code()).as("seed 3, case %d: %s", i, run.err()).isEqualTo(2);
      assertThat(run.err()).hasLineCount(1).doesNotContain("Exception");
    }
    Files.write(saved, whole);
    assertThat(CommandRun.of("exam", "nim:1,2", "--agent", saved.toString()).code()).isZero();
  }

  @Test
  void savedAgentOfAnotherGame_isRefusedByName() {
    makeStore();
    CommandRun run = CommandRun.of("exam", "nim:1,3", "--agent", "r1", "--store", store());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("nim:1,2").contains("nim:1,3").hasLineCount(1);
  }

  @Test
  void hugeGames_areRefusedOrAnswered_neverAFault() {
    for (String game :
        new String[] {
          "nim:1000000000,1000000000", "subtract:1000000000:take=2,4", "moore:1000000,1000000:k=2"
        }) {
      for (String[] command :
          new String[][] {
            {"solve", game},
            {"exam", game, "--agent", "random"},
            {"learn", game, "--agent", "q", "--episodes", "2", "--store", store()},
            {"match", game, "random", "random", "--games", "1"},
          }) {
        CommandRun run = CommandRun.of(command);
        assertThat(run.code()).as("%s: %s", String.join(" ", command), run.err()).isIn(0, 2, 3);
        assertThat(run.err().lines().filter(line -> line.contains("mexbox:")).count())
            .isLessThanOrEqualTo(1);
      }
    }
  }

  @Test
  void anyWords_endWithADocumentedCodeAndWithoutATrace() {
    String[] words = {
      "solve", "exam", "match", "games", "runs", "list", "nim:3,4", "nim:", "-1", "--agent", "q",
          "random",
      "--json", "--games", "5", "\u00e9", "", "--at", "9,9", "r1", "--kind", "x", "\ud83d\ude00",
          "--seed",
    };
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 300; i++) {
      String[] args = new String[1 + random.nextInt(5)];
      for (int k = 0; k < args.length; k++) {
        args[k] = words[random.nextInt(words.length)];
      }
      if (args[0].equals("runs") || Arrays.asList(args).contains("r1")) {
        continue;
      }
      CommandRun run = CommandRun.of(args);
      assertThat(run.code()).as("%s: %s", String.join(" ", args), run.err()).isIn(0, 2, 3);
      assertThat(run.err()).doesNotContain("Exception").doesNotContain("\tat ");
    }
  }

  private static String[] with(String[] args, String... more) {
    String[] all = Arrays.copyOf(args, args.length + more.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    return all;
  }
}
