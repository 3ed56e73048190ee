package org.mexbox.runs.comparison;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.dataformat.yaml.JacksonYAMLParseException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Nearest;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/**
 * A part of a YAML file that knows where it stands. Jackson's own tree does not; whoever reads a
 * file that a person wrote must be able to say in which line something is wrong.
 */
sealed interface Yaml {

  /** Where it stands: {@code file.yaml line 4}. */
  String place();

  /** How a message names what this is: the value, or the kind of thing. */
  String shown();

  /**
   * A text, a number, or nothing.
   *
   * @param text as it stands in the file
   * @param isText false for a number or for nothing at all
   */
  record Scalar(String place, String text, boolean isText) implements Yaml {
    @Override
    public String shown() {
      return text;
    }
  }

  /** A list. */
  record Items(String place, List<Yaml> items) implements Yaml {
    @Override
    public String shown() {
      return "a list";
    }
  }

  /** Keys with values, each of which knows its own place. */
  record Keys(String place, Map<String, Yaml> values) implements Yaml {
    @Override
    public String shown() {
      return "keys with values";
    }

    /** Refuses a key that means nothing. */
    void requireOnly(List<String> known) {
      values.forEach(
          (key, value) -> {
            if (!known.contains(key)) {
              String rule = "must be one of " + String.join(", ", known);
              String nearest = Nearest.of(key, known).orElse("");
              throw InputError.of("key", rule, key, nearest).in(value.place());
            }
          });
    }
  }

  /**
   * Reads a file with one document.
   *
   * @param name what messages call the file
   * @throws InputError if it is no YAML, with the line
   */
  static Yaml parse(String name, String text) {
    try (YAMLParser parser = new YAMLFactory().createParser(text)) {
      Reader reader = new Reader(name, parser);
      parser.nextToken();
      Yaml document = reader.value();
      if (parser.nextToken() != null) {
        throw InputError.of("file", "must hold one document", "a second").in(reader.place());
      }
      return document;
    } catch (JsonProcessingException e) {
      throw InputError.of("file", "must be YAML", problem(e)).in(place(name, e));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String place(String name, JsonProcessingException e) {
    return name + (e.getLocation() == null ? "" : " line " + e.getLocation().getLineNr());
  }

  // The parser's words without the lines of the file that it repeats.
  private static String problem(JsonProcessingException e) {
    if (e instanceof JacksonYAMLParseException
        && e.getCause() instanceof MarkedYAMLException marked) {
      return marked.getProblem();
    }
    return e instanceof StreamConstraintsException ? "nested too deeply" : e.getOriginalMessage();
  }

  /** From tokens to parts. */
  final class Reader {
    private final String name;
    private final YAMLParser parser;

    private Reader(String name, YAMLParser parser) {
      this.name = name;
      this.parser = parser;
    }

    private String place() {
      return name + " line " + parser.currentTokenLocation().getLineNr();
    }

    private Yaml value() throws IOException {
      String place = place();
      JsonToken token = parser.currentToken();
      if (token == JsonToken.START_OBJECT) {
        return keys(place);
      }
      if (token == JsonToken.START_ARRAY) {
        return items(place);
      }
      boolean isNothing = token == null || token == JsonToken.VALUE_NULL;
      return new Scalar(place, isNothing ? "" : parser.getText(), token == JsonToken.VALUE_STRING);
    }

    private Yaml items(String place) throws IOException {
      List<Yaml> items = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        items.add(value());
      }
      return new Items(place, items);
    }

    private Yaml keys(String place) throws IOException {
      Map<String, Yaml> values = new LinkedHashMap<>();
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        String key = parser.currentName();
        String where = place();
        parser.nextToken();
        if (values.put(key, value()) != null) {
          throw InputError.of("key", "must be given once", key).in(where);
        }
      }
      return new Keys(place, values);
    }
  }
}
