package org.mexbox.runs.comparison;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Nearest;

/**
 * Where comparisons come from: files of one's own, and those that are shipped. Each file {@code
 * shipped/NAME.yaml} beside this class is one of the latter; there is no list to be kept.
 */
public final class Comparisons {
  private static final String FOLDER = "shipped";
  private static final String ENDING = ".yaml";
  private static final long MAX_BYTES = 1 << 20;

  private Comparisons() {}

  /** The names of those that are shipped, ascending. */
  public static List<String> shipped() {
    URL folder = Comparisons.class.getResource(FOLDER);
    if (folder == null) {
      throw new IllegalStateException("missing from the program: " + FOLDER);
    }
    try {
      URI uri = folder.toURI();
      if (!uri.getScheme().equals("jar")) {
        return names(Path.of(uri));
      }
      try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
        String inJar = uri.toString().substring(uri.toString().indexOf("!/") + 1);
        return names(jar.getPath(inJar));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .sorted()
          .toList();
    }
  }

  /**
   * The text of one.
   *
   * @param name of a shipped one, or else a file
   * @throws InputError if there is neither
   */
  public static String text(String name) {
    try {
      if (shipped().contains(name)) {
        return resource(FOLDER + "/" + name + ENDING);
      }
      Path file = Path.of(name);
      if (!Files.isRegularFile(file)) {
        String rule = "must be a YAML file, or one that mexbox compare --list names";
        throw InputError.of("FILE", rule, name, Nearest.of(name, shipped()).orElse(""));
      }
      if (Files.size(file) > MAX_BYTES) {
        throw InputError.of("FILE", "must have at most " + MAX_BYTES + " bytes", name);
      }
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw InputError.of("FILE", "must be text in UTF-8", name);
    } catch (IOException | InvalidPathException e) {
      throw InputError.of("FILE", "must be readable", name);
    }
  }

  private static String resource(String path) throws IOException {
    try (InputStream in = Objects.requireNonNull(Comparisons.class.getResourceAsStream(path))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /**
   * Reads one and checks all of it.
   *
   * @param name of a shipped one, or else a file
   * @throws InputError if there is neither, or with the line of what is wrong in it
   */
  public static Comparison read(String name) {
    return ComparisonFile.parse(name, text(name));
  }
}
