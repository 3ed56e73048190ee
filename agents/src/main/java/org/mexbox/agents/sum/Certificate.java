package org.mexbox.agents.sum;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.mexbox.environments.Game;

/**
 * What an agent has proved of all sums of some components, as a text that anyone can check without
 * the agent. It speaks either of characters or of classes.
 *
 * <p>Characters: for each component its values, and the weight of each character. A sum P is lost
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
 * <p>Classes, numbered from 0, that of the end of play: for each component what it makes of each
 * class when it is added. A sum is lost for the mover exactly if its class is among those after
 * {@code lost}.
 *
 * <pre>
 * mexbox certificate 1
 * game nim:1,1
 * classes 2
 * lost 0
 * component 1: 1 0
 * end
 * </pre>
 *
 * @param text lines as above; a value of a character is {@code +}, {@code -} or {@code 0}
 */
public record Certificate(String text) {

  /**
   * A certificate.
   *
   * @param head the two lines after that of the game
   * @param values of each component, what stands after its colon
   */
  public static Certificate of(
      Game game, Components components, List<String> head, IntFunction<String> values) {
    List<String> lines = new ArrayList<>(List.of("mexbox certificate 1", "game " + game));
    lines.addAll(head);
    for (int c = 0; c < components.count(); c++) {
      lines.add("component " + components.position(c) + ":" + values.apply(c));
    }
    lines.add("end");
    return new Certificate(String.join("\n", lines) + "\n");
  }

  @Override
  public String toString() {
    return text;
  }
}
