package org.mexbox.environments.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A playthrough file for every game. After a change of rules that is meant, {@code mvn -pl
 * environments test -Dtest=PlaythroughTest -Dplaythroughs=rewrite} writes them anew: read the
 * difference before you commit it.
 */
class PlaythroughTest {
  private static final Path FOLDER = Path.of("src/test/resources/playthroughs");

  static List<Entry> entries() {
    return Catalogue.entries();
  }

  @ParameterizedTest
  @MethodSource("entries")
  void playthrough_ofEveryEntry_isTheFile(Entry entry) throws IOException {
    Path file = FOLDER.resolve(entry.id() + ".txt");
    String now = Playthrough.of(entry);
    if ("rewrite".equals(System.getProperty("playthroughs"))) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, now);
    }
    assertThat(file).as("the playthrough of %s: see the Javadoc here", entry.id()).exists();
    assertThat(Files.readString(file)).isEqualTo(now);
  }

  @Test
  void playthroughs_ofGamesThatAreGone_areGoneToo() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              entries().stream().map(entry -> entry.id() + ".txt").toList());
    }
  }
}
