package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What commands print, to the letter. After a change that is meant: {@code mvn -pl runs -am test
 * -Dtest=GoldenOutputTest -Dsurefire.failIfNoSpecifiedTests=false -Dgolden=rewrite}, then read the
 * difference.
 */
class GoldenOutputTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "help                | --help",
        "help-learn          | learn --help",
        "help-compare        | compare --help",
        "compare-list        | compare --list",
        "compare-print       | compare learners-on-nim --print",
        "help-runs-export    | runs export --help",
        "help-explain        | explain --help",
        "help-certificate    | certificate --help",
        "games               | games",
        "agents              | agents",
        "claims              | claims",
        "claims-json         | claims --json",
        "solve-nim           | solve nim:3,4,5",
        "solve-nim-json      | solve nim:3,4,5 --json",
        "solve-nim-lost      | solve nim:1,3,5,7",
        "solve-nim-misere    | solve nim:3,5,7:misere",
        "solve-nim-ones      | solve nim:1,1,1,1:misere",
        "solve-moore         | solve moore:3,4,5:k=2",
        "solve-subtract      | solve subtract:2010:take=1..49",
        "solve-subtract-misere | solve bachet-20-2:misere",
        "exam-random         | exam nim:3,4,5 --agent random",
        "exam-teacher        | exam nim:3,4,5:misere --agent teacher:skill=0.8",
        "match               | match nim:3,4,5 random teacher --games 20",
        "play                | play nim:3,4,5",
      })
  void command_prints_whatItPrinted(String name, String command) throws IOException {
    CommandRun run = CommandRun.withInput("hint\nwhy\n3->1\n5->4\nquit\n", command.split(" +"));
    assertThat(run.code()).as(run.err()).isZero();
    Golden.assertPrinted(name, run.out());
  }
}
