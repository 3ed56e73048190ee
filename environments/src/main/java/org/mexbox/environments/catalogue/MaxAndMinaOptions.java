package org.mexbox.environments.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.mexbox.environments.InputError;
import org.mexbox.environments.scoring.MaxAndMina;
import org.mexbox.environments.scoring.MaxAndMina.Edge;
import org.mexbox.environments.scoring.MaxAndMina.Piece;

/** The options of {@link MaxAndMina}: a piece, and the numbers of a staircase or of a board. */
final class MaxAndMinaOptions {
  static final List<String> KEYS = List.of("piece", "diagonal", "top", "right");

  private MaxAndMinaOptions() {}

  static MaxAndMina rules(OptionTexts options) {
    String diagonal = options.or("diagonal", "");
    if (!diagonal.isEmpty() && !options.or("top", options.or("right", "")).isEmpty()) {
      throw InputError.of("diagonal", "must stand without top and right", diagonal, "diagonal=3,8");
    }
    Edge edge =
        diagonal.isEmpty()
            ? Edge.topAndRight(
                numbers("top", options.required("top", "top=5,2,8")),
                numbers("right", options.required("right", "right=4,7")))
            : Edge.diagonal(numbers("diagonal", diagonal));
    return new MaxAndMina(piece(options.or("piece", "prince")), edge);
  }

  private static Piece piece(String text) {
    return Arrays.stream(Piece.values())
        .filter(piece -> piece.name().equalsIgnoreCase(text))
        .findFirst()
        .orElseThrow(
            () ->
                InputError.of(
                    "piece",
                    "must be prince, rook or king",
                    text,
                    "piece="
                        + Nearest.of(
                                text.toLowerCase(Locale.ROOT), List.of("prince", "rook", "king"))
                            .orElse("prince")));
  }

  private static List<Integer> numbers(String key, String text) {
    List<Integer> numbers = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      if (!part.strip().matches("[+-]?[0-9]{1,4}")) {
        throw InputError.of(key, "must be whole numbers", text, key + "=5,2,8");
      }
      numbers.add(Integer.parseInt(part.strip()));
    }
    return numbers;
  }
}
