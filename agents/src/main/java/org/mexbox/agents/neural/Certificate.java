package org.mexbox.agents.neural;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.Game;

/**
 * What a product network has proved, as a text that anyone can check without it: for each component
 * the values of the characters, and the weight of each character. A sum P of the components is lost
 * for the mover exactly if the sum over k of weight k times the product of value k over the
 * components of P is above 1/2.
 *
 * <pre>
 * mexbox certificate 1
 * game nim:1,1
 * characters 2
 * weights 0.5 0.5
 * component 1: + -
 * end
 * </pre>
 *
 * @param text lines as above; a value is {@code +}, {@code -} or {@code 0}
 */
public record Certificate(String text) {

  static Certificate of(Game game, Components components, Characters characters) {
    List<String> lines = new ArrayList<>();
    lines.add("mexbox certificate 1");
    lines.add("game " + game);
    lines.add("characters " + characters.count());
    StringBuilder weights = new StringBuilder("weights");
    for (double weight : characters.weights()) {
      weights.append(' ').append(weight);
    }
    lines.add(weights.toString());
    for (int c = 0; c < components.count(); c++) {
      StringBuilder line =
          new StringBuilder("component ").append(components.position(c)).append(':');
      for (byte value : characters.values()[c]) {
        line.append(' ').append(value > 0 ? '+' : value < 0 ? '-' : '0');
      }
      lines.add(line.toString());
    }
    lines.add("end");
    return new Certificate(String.join("\n", lines) + "\n");
  }

  @Override
  public String toString() {
    return text;
  }
}
