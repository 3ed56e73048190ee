package org.mexbox.agents.neural;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Sum;

/**
 * Makes characters of a network: its entries rounded to -1, 0 and 1, equal columns taken once, the
 * weights fitted anew to what the network itself holds to be lost and won.
 */
final class Rounding {
  private static final double RIDGE = 1e-7;
  private static final double LAST_RIDGE = 1e-9;
  private static final double SMALL = 1e-3;
  private static final int PRUNINGS = 3;
  private static final double MAX_ERROR = 0.25;
  private static final double MAX_WRONG = 0.05;

  private final Network network;
  private final Components components;
  private final List<Sum> examples;

  Rounding(Network network, Components components, List<Sum> examples) {
    this.network = network;
    this.components = components;
    this.examples = examples;
  }

  /** The characters; empty if rounded they no longer say what the network says. */
  Optional<Characters> characters() {
    float[] labels = labels();
    Characters found = fitted(columns(), labels, RIDGE);
    for (int i = 0; i < PRUNINGS; i++) {
      found = fitted(found.withoutSmall(SMALL).values(), labels, LAST_RIDGE);
    }
    return wrong(found, labels) <= MAX_WRONG * labels.length
        ? Optional.of(found)
        : Optional.empty();
  }

  private float[] labels() {
    Products products = network.products();
    float[] labels = new float[examples.size()];
    for (int i = 0; i < labels.length; i++) {
      products.set(examples.get(i));
      labels[i] = products.target();
    }
    return labels;
  }

  private byte[][] columns() {
    Map<String, byte[]> columns = new LinkedHashMap<>();
    for (int k = 0; k < network.width(); k++) {
      byte[] column = new byte[components.count()];
      StringBuilder key = new StringBuilder();
      for (int c = 0; c < column.length; c++) {
        float entry = network.entries()[c * network.width() + k];
        column[c] = (byte) (entry > 0.5 ? 1 : entry < -0.5 ? -1 : 0);
        key.append((char) ('1' + column[c]));
      }
      columns.putIfAbsent(key.toString(), column);
    }
    List<byte[]> different = List.copyOf(columns.values());
    byte[][] values = new byte[components.count()][different.size()];
    for (int c = 0; c < values.length; c++) {
      for (int k = 0; k < different.size(); k++) {
        values[c][k] = different.get(k)[c];
      }
    }
    return values;
  }

  private Characters fitted(byte[][] values, float[] labels, double ridge) {
    // A game without components has one empty column.
    int count = values.length == 0 ? 1 : values[0].length;
    Characters unweighted = new Characters(values, new double[count]);
    byte[][] rows = examples.stream().map(unweighted::classOf).toArray(byte[][]::new);
    return new Characters(values, new LeastSquares(rows, labels).weights(count, ridge));
  }

  private int wrong(Characters found, float[] labels) {
    int wrong = 0;
    for (int i = 0; i < labels.length; i++) {
      wrong += Math.abs(found.value(examples.get(i)) - labels[i]) < MAX_ERROR ? 0 : 1;
    }
    return wrong;
  }
}
