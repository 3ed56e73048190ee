package org.mexbox.teacher.claim;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The replies that the Shulery tables print, as far as they are copied here. */
final class ReplyTables {
  private static final String FILE = "reply-tables.txt";

  private ReplyTables() {}

  /**
   * A reply.
   *
   * @param table the heading of the table
   * @param cards how many cards the row has
   * @param turned those turned before
   * @param opponents the card that the opponent turns
   * @param own the card that is said to win then
   */
  record Reply(String table, int cards, List<Integer> turned, int opponents, int own) {

    static Reply parse(String line) {
      String[] parts = line.split(";", -1);
      List<Integer> turned =
          Arrays.stream(parts[2].strip().split(" "))
              .filter(card -> !card.isEmpty())
              .map(Integer::valueOf)
              .toList();
      return new Reply(
          parts[0].strip(),
          Integer.parseInt(parts[1].strip()),
          turned,
          Integer.parseInt(parts[3].strip()),
          Integer.parseInt(parts[4].strip()));
    }
  }

  static List<Reply> read() {
    InputStream in = Objects.requireNonNull(ReplyTables.class.getResourceAsStream(FILE), FILE);
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).map(Reply::parse).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
