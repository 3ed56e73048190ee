package org.mexbox.environments.graph;

import org.mexbox.environments.InputError;

/** The characters of a graph file, with the line they stand in. */
final class GraphText {
  private static final char END = 0;

  private final String text;
  private final String name;
  private int at;
  private int line = 1;

  GraphText(String text, String name) {
    this.text = text;
    this.name = name;
  }

  /** The next character, 0 at the end. */
  char peek() {
    return at < text.length() ? text.charAt(at) : END;
  }

  boolean isAtEnd() {
    return at >= text.length();
  }

  char next() {
    char next = peek();
    at++;
    line += next == '\n' ? 1 : 0;
    return next;
  }

  /** True if the text goes on with a word; then it is passed. */
  boolean passes(String word) {
    if (!text.startsWith(word, at)) {
      return false;
    }
    at += word.length();
    return true;
  }

  /** Passes everything to the end of a text that must come. */
  void passThrough(String end, String rule) {
    while (!passes(end)) {
      if (isAtEnd()) {
        throw refused(rule, "the end of the file");
      }
      next();
    }
  }

  void skipSpace() {
    while (!isAtEnd() && Character.isWhitespace(peek())) {
      next();
    }
  }

  boolean isAtStartOfLine() {
    return at == 0 || text.charAt(at - 1) == '\n';
  }

  int line() {
    return line;
  }

  /** {@code graph.dot line 3: must ..., was "x"} */
  InputError refused(String rule, String found) {
    return refused(rule, found, line);
  }

  InputError refused(String rule, String found, int inLine) {
    return InputError.of(name + " line " + inLine, rule, found);
  }
}
