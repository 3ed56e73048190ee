package org.mexbox.environments.graph;

import org.mexbox.environments.InputError;

/** The words and signs of a DOT file, one after the other. */
final class DotTokens {
  private final GraphText text;
  private Token current;

  /** What a token is. */
  private enum Kind {
    WORD,
    QUOTED,
    SIGN,
    END
  }

  private record Token(Kind kind, String text, int line) {}

  DotTokens(GraphText text) {
    this.text = text;
    this.current = read();
  }

  boolean isAtEnd() {
    return current.kind == Kind.END;
  }

  /** True if a name stands here, quoted or not. */
  boolean isName() {
    return current.kind == Kind.WORD || current.kind == Kind.QUOTED;
  }

  boolean isSign(String sign) {
    return current.kind == Kind.SIGN && current.text.equals(sign);
  }

  /** True if a sign stands here; then it is passed. */
  boolean passes(String sign) {
    boolean passes = isSign(sign);
    if (passes) {
      current = read();
    }
    return passes;
  }

  /** True if a word of the language stands here, in capitals or not; then it is passed. */
  boolean passesWord(String word) {
    boolean passes = current.kind == Kind.WORD && current.text.equalsIgnoreCase(word);
    if (passes) {
      current = read();
    }
    return passes;
  }

  /** The name that must stand here, which is passed. */
  String takeName(String rule) {
    if (!isName()) {
      throw refused(rule);
    }
    String name = current.text;
    current = read();
    return name;
  }

  /** {@code graph.dot line 3: must ..., was "x"}, with what stands here. */
  InputError refused(String rule) {
    return text.refused(rule, isAtEnd() ? "the end of the file" : current.text, current.line);
  }

  private Token read() {
    skipSpaceAndComments();
    int line = text.line();
    char first = text.peek();
    if (text.isAtEnd()) {
      return new Token(Kind.END, "", line);
    }
    for (String sign : new String[] {"->", "--"}) {
      if (text.passes(sign)) {
        return new Token(Kind.SIGN, sign, line);
      }
    }
    if (first == '"') {
      return new Token(Kind.QUOTED, quoted(), line);
    }
    if (first == '<') {
      return new Token(Kind.QUOTED, markup(), line);
    }
    if (isLetter(first) || first == '-') {
      return new Token(Kind.WORD, word(), line);
    }
    return new Token(Kind.SIGN, String.valueOf(text.next()), line);
  }

  private void skipSpaceAndComments() {
    while (true) {
      text.skipSpace();
      if (text.passes("/*")) {
        text.passThrough("*/", "must end a comment with */");
      } else if (text.passes("//") || (text.isAtStartOfLine() && text.passes("#"))) {
        while (!text.isAtEnd() && text.peek() != '\n') {
          text.next();
        }
      } else {
        return;
      }
    }
  }

  private static boolean isLetter(char letter) {
    return Character.isLetterOrDigit(letter) || letter == '_' || letter == '.' || letter >= 0x80;
  }

  // A minus begins a number and nothing else.
  private String word() {
    StringBuilder word = new StringBuilder().append(text.next());
    while (!text.isAtEnd() && isLetter(text.peek())) {
      word.append(text.next());
    }
    return word.toString();
  }

  private String quoted() {
    StringBuilder name = new StringBuilder();
    int line = text.line();
    text.next();
    while (text.peek() != '"') {
      if (text.isAtEnd()) {
        throw text.refused("must end a name with \"", name.toString(), line);
      }
      if (text.passes("\\\"")) {
        name.append('"');
      } else {
        name.append(text.next());
      }
    }
    text.next();
    return name.toString();
  }

  private String markup() {
    StringBuilder markup = new StringBuilder();
    int line = text.line();
    int depth = 0;
    do {
      if (text.isAtEnd()) {
        throw text.refused("must end a label with >", markup.toString(), line);
      }
      char next = text.next();
      depth += next == '<' ? 1 : next == '>' ? -1 : 0;
      markup.append(next);
    } while (depth > 0);
    return markup.toString();
  }
}
