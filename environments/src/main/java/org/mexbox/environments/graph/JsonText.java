package org.mexbox.environments.graph;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;

/**
 * Reads JSON (RFC 8259), each value with the line it begins in. Numbers, true, false and null are
 * kept as they are written.
 */
final class JsonText {
  private static final int MAX_DEPTH = 100;

  private final GraphText text;

  JsonText(String text, String name) {
    this.text = new GraphText(text, name);
  }

  /** A value; exactly one of its parts is there. */
  final class Value {
    private final int line;
    private final @Nullable String word;
    private final @Nullable List<Value> list;
    private final @Nullable Map<String, Value> object;

    private Value(
        int line,
        @Nullable String word,
        @Nullable List<Value> list,
        @Nullable Map<String, Value> object) {
      this.line = line;
      this.word = word;
      this.list = list;
      this.object = object;
    }

    boolean isText() {
      return word != null;
    }

    boolean isObject() {
      return object != null;
    }

    String text(String rule) {
      if (word == null) {
        throw refused(rule);
      }
      return word;
    }

    List<Value> list(String rule) {
      if (list == null) {
        throw refused(rule);
      }
      return list;
    }

    Map<String, Value> object(String rule) {
      if (object == null) {
        throw refused(rule);
      }
      return object;
    }

    /** The value of the first of some keys that this object has. */
    Value first(List<String> keys, String rule) {
      Map<String, Value> all = object(rule);
      for (String key : keys) {
        Value value = all.get(key);
        if (value != null) {
          return value;
        }
      }
      throw refused(rule);
    }

    InputError refused(String rule) {
      return text.refused(rule, word != null ? word : list != null ? "[...]" : "{...}", line);
    }
  }

  /** The one value of the text. */
  Value document() {
    Value value = value(0);
    text.skipSpace();
    if (!text.isAtEnd()) {
      throw text.refused("must end after the closing }", String.valueOf(text.peek()));
    }
    return value;
  }

  private Value value(int depth) {
    if (depth > MAX_DEPTH) {
      throw text.refused("must not nest deeper than " + MAX_DEPTH, "[");
    }
    text.skipSpace();
    int line = text.line();
    if (text.passes("{")) {
      return new Value(line, null, null, object(depth));
    }
    if (text.passes("[")) {
      return new Value(line, null, list(depth), null);
    }
    return new Value(line, text.peek() == '"' ? string() : word(), null, null);
  }

  private Map<String, Value> object(int depth) {
    Map<String, Value> object = new LinkedHashMap<>();
    text.skipSpace();
    if (text.passes("}")) {
      return object;
    }
    do {
      text.skipSpace();
      if (text.peek() != '"') {
        throw refused("must be a name in quotes");
      }
      String key = string();
      text.skipSpace();
      if (!text.passes(":")) {
        throw refused("must be : after a name");
      }
      if (object.put(key, value(depth + 1)) != null) {
        throw text.refused("must have each name once", key);
      }
      text.skipSpace();
    } while (text.passes(","));
    if (!text.passes("}")) {
      throw refused("must be , or }");
    }
    return object;
  }

  private List<Value> list(int depth) {
    List<Value> list = new ArrayList<>();
    text.skipSpace();
    if (text.passes("]")) {
      return list;
    }
    do {
      list.add(value(depth + 1));
      text.skipSpace();
    } while (text.passes(","));
    if (!text.passes("]")) {
      throw refused("must be , or ]");
    }
    return list;
  }

  private String string() {
    StringBuilder string = new StringBuilder();
    int line = text.line();
    text.next();
    while (text.peek() != '"') {
      if (text.isAtEnd() || text.peek() == '\n') {
        throw text.refused("must end a name with \"", string.toString(), line);
      }
      char next = text.next();
      string.append(next == '\\' ? escaped() : next);
    }
    text.next();
    return string.toString();
  }

  private char escaped() {
    char next = text.next();
    return switch (next) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case '"', '\\', '/' -> next;
      case 'u' -> hexadecimal();
      default -> throw text.refused("must be an escape of JSON after \\", String.valueOf(next));
    };
  }

  private char hexadecimal() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = Character.digit(text.peek(), 16);
      if (digit < 0) {
        throw refused("must be four hexadecimal digits after \\u");
      }
      text.next();
      code = 16 * code + digit;
    }
    return (char) code;
  }

  private String word() {
    StringBuilder word = new StringBuilder();
    while (Character.isLetterOrDigit(text.peek()) || "+-.".indexOf(text.peek()) >= 0) {
      word.append(text.next());
    }
    String plain = word.toString();
    if (!plain.matches("-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?|true|false|null")) {
      throw plain.isEmpty()
          ? refused("must be a value")
          : text.refused("must be a value, with its name in quotes", plain);
    }
    return plain;
  }

  private InputError refused(String rule) {
    return text.refused(rule, text.isAtEnd() ? "the end of the file" : String.valueOf(text.peek()));
  }
}
