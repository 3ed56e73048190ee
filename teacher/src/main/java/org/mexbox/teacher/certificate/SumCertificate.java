package org.mexbox.teacher.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.sum.SumPosition;

/**
 * A claim about every sum of some components: it is lost for the mover exactly if {@link #value} is
 * above 1/2. The text has a line each for the format, the game, the number of characters and their
 * weights, a line for each component with its value (+, - or 0) of each character, and the line
 * {@code end}. It may be false: that is for {@link CertificateCheck} to find out.
 *
 * @param game whose positions it speaks of
 * @param weights by character
 * @param values by component (alone and canonical), then by character: -1, 0 or 1
 */
public record SumCertificate(Game game, List<Double> weights, Map<Position, List<Integer>> values) {
  private static final String HEAD = "mexbox certificate 1";
  private static final String WORDS_OF_VALUES = "-0+";
  private static final int MAX_CHARACTERS = 10_000;

  /** Copies the list and the map, whose order is kept. */
  public SumCertificate {
    weights = List.copyOf(weights);
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /**
   * Reads a certificate.
   *
   * @throws InputError if the text is none
   */
  public static SumCertificate parse(String text) {
    List<String> lines = text.lines().toList();
    if (lines.size() < 5 || !lines.get(0).equals(HEAD)) {
      throw InputError.of("certificate", "must begin with the line " + HEAD, first(lines));
    }
    if (!lines.get(lines.size() - 1).equals("end")) {
      throw InputError.of("certificate", "must end with the line end", lines.get(lines.size() - 1));
    }
    Game game = Catalogue.game(after("game ", lines.get(1)));
    int characters = count(after("characters ", lines.get(2)));
    List<Double> weights = new ArrayList<>();
    for (String word : words(after("weights", lines.get(3)), characters)) {
      weights.add(weight(word));
    }
    Map<Position, List<Integer>> values = new LinkedHashMap<>();
    for (String line : lines.subList(4, lines.size() - 1)) {
      addComponent(game, after("component ", line), characters, values);
    }
    return new SumCertificate(game, weights, values);
  }

  private static String first(List<String> lines) {
    return lines.isEmpty() ? "" : lines.get(0);
  }

  private static String after(String word, String line) {
    if (!line.startsWith(word)) {
      throw InputError.of("certificate", "must have a line " + word.strip(), line);
    }
    return line.substring(word.length());
  }

  private static int count(String text) {
    if (!text.matches("[0-9]{1,5}") || Integer.parseInt(text) > MAX_CHARACTERS) {
      throw InputError.of("characters", "must be 0.." + MAX_CHARACTERS, text);
    }
    return Integer.parseInt(text);
  }

  private static List<String> words(String text, int count) {
    List<String> words = text.isBlank() ? List.of() : Arrays.asList(text.strip().split(" "));
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

  private static void addComponent(
      Game game, String line, int characters, Map<Position, List<Integer>> values) {
    int colon = line.lastIndexOf(':');
    if (colon < 0) {
      throw InputError.of("component", "must have its values after a colon", line);
    }
    Position component = game.ruleset().parse(line.substring(0, colon));
    if (!(component instanceof SumPosition sum)
        || !sum.components().equals(List.of(component))
        || !component.canonical().equals(component)) {
      throw InputError.of("component", "must be a single canonical one", component);
    }
    List<Integer> row = new ArrayList<>();
    for (String word : words(line.substring(colon + 1), characters)) {
      int value = word.length() == 1 ? WORDS_OF_VALUES.indexOf(word) : -1;
      if (value < 0) {
        throw InputError.of("value", "must be +, - or 0", word);
      }
      row.add(value - 1);
    }
    if (values.put(component, row) != null) {
      throw InputError.of("component", "must be given once", component);
    }
  }

  /**
   * The weighted sum of the characters of a position.
   *
   * @throws InputError if it speaks of no such position
   */
  public double value(Position position) {
    return valueOf(characters(components(position)));
  }

  /** True if the claim is that the player to move loses. */
  public boolean isLost(Position position) {
    return value(position) > 0.5;
  }

  // The product of the rows of some components.
  List<Integer> characters(List<Position> parts) {
    List<Integer> product = Collections.nCopies(weights.size(), 1);
    for (Position part : parts) {
      List<Integer> row = values.get(part);
      if (row == null) {
        throw InputError.of("component", "must be one the certificate speaks of", part);
      }
      product = product(product, row);
    }
    return product;
  }

  static List<Integer> product(List<Integer> a, List<Integer> b) {
    List<Integer> product = new ArrayList<>(a.size());
    for (int k = 0; k < a.size(); k++) {
      product.add(a.get(k) * b.get(k));
    }
    return product;
  }

  double valueOf(List<Integer> ofCharacters) {
    double value = 0;
    for (int k = 0; k < weights.size(); k++) {
      value += weights.get(k) * ofCharacters.get(k);
    }
    return value;
  }

  static List<Position> components(Position position) {
    if (position instanceof SumPosition sum) {
      return sum.components().stream().map(Position::canonical).toList();
    }
    throw InputError.of("game", "must fall into components", position);
  }
}
