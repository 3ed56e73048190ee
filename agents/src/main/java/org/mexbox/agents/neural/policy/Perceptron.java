package org.mexbox.agents.neural.policy;

import java.util.OptionalInt;
import org.mexbox.agents.Range;
import org.mexbox.agents.Setting;
import org.mexbox.agents.SettingGroup;
import org.mexbox.agents.encode.Encoding;
import org.mexbox.agents.encode.HeapFeatures;
import org.mexbox.agents.neural.ProductNetwork;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.environments.Game;

/**
 * An ordinary network that says what a position is worth: layers of rectified units and one output
 * (multilayer perceptron).
 *
 * @param features what it sees of heaps
 * @param order whether positions that differ by a symmetry only are one and the same
 * @param layers how many layers it has before its output
 * @param width how many units each layer has; 0 for as many as bring the count of its numbers,
 *     weights and biases, nearest to that of a {@link ProductNetwork} with default settings on the
 *     same board, and {@value #OTHERWISE} where that one cannot play
 * @param rate the rate of Adam
 */
public record Perceptron(
    HeapFeatures features,
    BoxOrder order,
    @Range(min = 1, max = 8) int layers,
    @Range(min = 0, max = MAX_WIDTH) int width,
    @Range(min = 0, max = 10) double rate)
    implements SettingGroup {

  /** The width where there is nothing to be equal to. */
  public static final int OTHERWISE = 128;

  private static final int MAX_WIDTH = 1_024;

  /** Checks the values. */
  public Perceptron {
    check("layers", layers);
    check("width", width);
    check("rate", rate);
  }

  /** The defaults. */
  public Perceptron() {
    this(HeapFeatures.SIZES, BoxOrder.SORTED, /* layers= */ 1, /* width= */ 0, /* rate= */ 0.003);
  }

  private static void check(String name, double value) {
    Setting.requireInRange(Perceptron.class, name, value);
  }

  /** What it sees of the positions of a game. */
  Encoding encoding(Game game) {
    return Encoding.of(game, order, features);
  }

  /** Its sizes for a game. */
  Shape shape(Game game, Encoding encoding) {
    if (width > 0) {
      return of(encoding, width);
    }
    OptionalInt wanted = ProductNetwork.numbers(game);
    return wanted.isPresent() ? nearest(encoding, wanted.getAsInt()) : of(encoding, OTHERWISE);
  }

  private Shape of(Encoding encoding, int units) {
    return Shape.dense(encoding.inputs(), layers, units, 0);
  }

  private Shape nearest(Encoding encoding, int wanted) {
    Shape nearest = of(encoding, 1);
    for (int units = 2; units <= MAX_WIDTH; units++) {
      Shape next = of(encoding, units);
      if (Math.abs(next.numbers() - wanted) < Math.abs(nearest.numbers() - wanted)) {
        nearest = next;
      }
    }
    return nearest;
  }
}
