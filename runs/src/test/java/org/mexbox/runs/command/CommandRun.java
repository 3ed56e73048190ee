package org.mexbox.runs.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

/**
 * A command as it ran in this JVM.
 *
 * @param code its exit code
 * @param out what it printed as its result
 * @param err what it said about the work
 */
record CommandRun(int code, String out, String err) {
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-01-02T03:04:05Z"), ZoneOffset.UTC);

  static CommandRun of(String... args) {
    return withInput("", args);
  }

  static CommandRun withInput(String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            Console.Abilities.PLAIN);
    int code = Mexbox.run(console, CLOCK, args);
    return new CommandRun(code, text(out), text(err));
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
  }

  /** The one JSON document that standard output must be. */
  JsonNode json() {
    try {
      return new ObjectMapper()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .readTree(out);
    } catch (JsonProcessingException e) {
      throw new AssertionError("one JSON document expected, was: " + out + err, e);
    }
  }

  List<String> texts(String key) {
    List<String> texts = new java.util.ArrayList<>();
    json().get(key).forEach(node -> texts.add(node.asText()));
    return texts;
  }
}
