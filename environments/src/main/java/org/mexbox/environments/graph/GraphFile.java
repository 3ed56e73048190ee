package org.mexbox.environments.graph;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;

/** Files that hold a directed graph: DOT ({@code .dot}, {@code .gv}) and JSON ({@code .json}). */
final class GraphFile {
  static final int MAX_BYTES = 32_000_000;

  private GraphFile() {}

  /** True if a text ends as the names of such files do. */
  static boolean isName(String text) {
    return text.strip().toLowerCase(Locale.ROOT).matches(".*\\.(dot|gv|json)");
  }

  /**
   * Reads a file.
   *
   * @throws InputError if there is none, or it holds no directed graph; the message names the line
   * @throws LimitError if it is too large
   */
  static Digraph read(String name) {
    if (!isName(name)) {
      throw InputError.of("file", "must end in .dot, .gv or .json", name, "graph.dot");
    }
    String text = text(name);
    // For messages: one line.
    String shown = name.strip().replaceAll("\\p{Cntrl}", "?");
    return shown.toLowerCase(Locale.ROOT).endsWith(".json")
        ? JsonGraph.read(text, shown)
        : DotGraph.read(text, shown);
  }

  private static String text(String name) {
    try {
      Path file = Path.of(name.strip());
      if (!Files.isRegularFile(file)) {
        throw InputError.of("file", "must exist", name);
      }
      if (Files.size(file) > MAX_BYTES) {
        throw LimitError.of(
            "bytes of " + name, Files.size(file), MAX_BYTES, "draw a smaller graph");
      }
      byte[] bytes = Files.readAllBytes(file);
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      throw InputError.of("file", "must be text in UTF-8", name);
    } catch (IOException | InvalidPathException e) {
      throw InputError.of("file", "must be readable", name);
    }
  }
}
