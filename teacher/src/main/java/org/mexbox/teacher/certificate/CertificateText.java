package org.mexbox.teacher.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.sum.SumPosition;

/** Reads certificates. */
final class CertificateText {
  private static final String HEAD = "mexbox certificate 1";
  private static final String WORDS_OF_VALUES = "-0+";
  private static final int MAX_COUNT = 10_000;

  private final List<String> lines;
  private final Game game;

  private CertificateText(List<String> lines) {
    this.lines = lines;
    this.game = Catalogue.game(after("game ", lines.get(1)));
  }

  static SumCertificate parse(String text) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.get(0).equals(HEAD)) {
      throw InputError.of("certificate", "must begin with the line " + HEAD, first(lines));
    }
    String last = lines.get(lines.size() - 1);
    if (!last.equals("end")) {
      throw InputError.of("certificate", "must end with the line end", last);
    }
    if (lines.size() < 5) {
      throw InputError.of("certificate", "must have at least 5 lines", lines.size());
    }
    CertificateText reader = new CertificateText(lines);
    return lines.get(2).startsWith("classes ") ? reader.classes() : reader.characters();
  }

  private static String first(List<String> lines) {
    return lines.isEmpty() ? "" : lines.get(0);
  }

  private SumCertificate characters() {
    int count = number("characters", after("characters ", lines.get(2)), 0, MAX_COUNT);
    List<Double> weights = new ArrayList<>();
    for (String word : words(after("weights", lines.get(3)), count)) {
      weights.add(weight(word));
    }
    return new CharacterCertificate(game, weights, rows(count, CertificateText::value));
  }

  private SumCertificate classes() {
    int count = number("classes", after("classes ", lines.get(2)), 1, MAX_COUNT);
    Set<Integer> lost = new LinkedHashSet<>();
    for (String word : words(after("lost", lines.get(3)))) {
      lost.add(number("class", word, 0, count - 1));
    }
    return new ClassCertificate(
        game, count, lost, rows(count, word -> number("class", word, 0, count - 1)));
  }

  private static String after(String word, String line) {
    if (!line.startsWith(word)) {
      throw InputError.of("certificate", "must have a line " + word.strip(), line);
    }
    return line.substring(word.length());
  }

  private static int number(String argument, String text, int least, int most) {
    if (text.matches("[0-9]{1,5}")) {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw InputError.of(argument, "must be " + least + ".." + most, text);
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : Arrays.asList(text.strip().split(" "));
  }

  private static List<String> words(String text, int count) {
    List<String> words = words(text);
    if (words.size() != count) {
      throw InputError.of("certificate", "must have " + count + " values on a line", text);
    }
    return words;
  }

  private static double weight(String word) {
    try {
      double weight = Double.parseDouble(word);
      if (Double.isFinite(weight)) {
        return weight;
      }
    } catch (NumberFormatException e) {
      // Answered below, like infinite ones.
    }
    throw InputError.of("weight", "must be a number", word);
  }

  private static int value(String word) {
    int value = word.length() == 1 ? WORDS_OF_VALUES.indexOf(word) : -1;
    if (value < 0) {
      throw InputError.of("value", "must be +, - or 0", word);
    }
    return value - 1;
  }

  private Map<Position, List<Integer>> rows(int count, Function<String, Integer> read) {
    Map<Position, List<Integer>> rows = new LinkedHashMap<>();
    for (String line : lines.subList(4, lines.size() - 1)) {
      String row = after("component ", line);
      int colon = row.lastIndexOf(':');
      if (colon < 0) {
        throw InputError.of("component", "must have its values after a colon", row);
      }
      Position component = component(row.substring(0, colon));
      List<Integer> values = words(row.substring(colon + 1), count).stream().map(read).toList();
      if (rows.put(component, values) != null) {
        throw InputError.of("component", "must be given once", component);
      }
    }
    return rows;
  }

  private Position component(String text) {
    Position component = game.ruleset().parse(text);
    if (!(component instanceof SumPosition sum)
        || !sum.components().equals(List.of(component))
        || !component.canonical().equals(component)) {
      throw InputError.of("component", "must be a single canonical one", component);
    }
    return component;
  }
}
