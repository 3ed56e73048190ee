package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What commands printed once, to the letter; {@code -Dgolden=rewrite} writes it anew. */
final class Golden {
  private static final Path FOLDER = Path.of("src/test/resources/golden");

  private Golden() {}

  static void assertPrinted(String name, String out) throws IOException {
    Path file = FOLDER.resolve(name + ".txt");
    if ("rewrite".equals(System.getProperty("golden"))) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, out);
    }
    assertThat(file).exists();
    assertThat(out).isEqualTo(Files.readString(file));
    assertThat(out).doesNotContain("\u001b");
  }
}
