package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Sum;

/** The numbers of a {@link ProductNetwork}, and how a step changes them. */
final class Network {
  private static final double RATE_OF_WEIGHTS = 0.05;
  private static final float MAX_VALUE = 1e6f;

  private final Components components;
  private final Entries form;
  private final Targets targets;
  private final double rate;
  private final int width;
  // Row by row, a component each.
  private final float[] numbers;
  private final float[] entries;
  private final float[] weights;
  // Row by row, a remainder each: the products of the rows of its components.
  private final float[] remainders;
  private final float[] ofNumbers;
  private final float[] ofWeights;
  private final Adam adamOfNumbers;
  private final Adam adamOfWeights;
  private final Products products;
  private long steps;

  Network(ProductNetwork spec, Components components) {
    this.components = components;
    this.form = spec.entries();
    this.targets = spec.targets();
    this.rate = spec.rate();
    this.width = spec.width(components.count());
    this.numbers = new float[components.count() * width];
    this.entries = new float[numbers.length];
    this.weights = new float[width];
    this.remainders = new float[components.remainderCount() * width];
    this.ofNumbers = new float[numbers.length];
    this.ofWeights = new float[width];
    this.adamOfNumbers = new Adam(numbers.length);
    this.adamOfWeights = new Adam(width);
    this.products = new Products(this, components);
  }

  /** Draws the numbers to begin with, or to begin anew with. */
  void begin(RandomGenerator random) {
    steps = 0;
    adamOfNumbers.begin();
    adamOfWeights.begin();
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = form.draw(random);
    }
    Arrays.fill(weights, 1f / width);
    refresh();
  }

  private void refresh() {
    for (int i = 0; i < numbers.length; i++) {
      entries[i] = form.entry(numbers[i]);
    }
    for (int r = 0; r < components.remainderCount(); r++) {
      Arrays.fill(remainders, r * width, (r + 1) * width, 1);
      Sum left = components.remainder(r);
      for (int i = 0; i < left.size(); i++) {
        Vectors.multiply(
            remainders, r * width, entries, left.part(i) * width, remainders, r * width, width);
      }
    }
  }

  /**
   * A step towards the targets of some positions.
   *
   * @return false if the numbers have grown out of all bounds
   */
  boolean step(List<Met> batch) {
    Arrays.fill(ofNumbers, 0);
    Arrays.fill(ofWeights, 0);
    boolean isBounded = true;
    float share = 2f / batch.size();
    for (Met met : batch) {
      products.set(met.sum());
      float value = products.value();
      // Written so that NaN is out of bounds too.
      isBounded &= Math.abs(value) < MAX_VALUE;
      products.addGradient(share * (value - target(met)), ofNumbers, ofWeights);
    }
    for (int i = 0; i < numbers.length; i++) {
      ofNumbers[i] *= form.slope(entries[i]);
    }
    steps++;
    adamOfNumbers.update(numbers, ofNumbers, rate, steps);
    adamOfWeights.update(weights, ofWeights, RATE_OF_WEIGHTS * rate, steps);
    refresh();
    return isBounded;
  }

  // Of the position that the products are turned to.
  private float target(Met met) {
    if (targets == Targets.OUTCOMES && met.sum().size() > 0) {
      return met.lost();
    }
    return targets == Targets.SOFT ? products.softTarget() : products.target();
  }

  /** How many steps were taken since it began. */
  long steps() {
    return steps;
  }

  /** How many columns E has. */
  int width() {
    return width;
  }

  /** E, row by row. */
  float[] entries() {
    return entries;
  }

  float[] weights() {
    return weights;
  }

  /** The products of the rows of E over the remainders of {@link Components}, row by row. */
  float[] remainders() {
    return remainders;
  }

  /** f, the belief that the mover has lost: about 0 to 1. */
  float value(Sum sum) {
    products.set(sum);
    return products.value();
  }

  /** A look at single positions; another one at each call. */
  Products products() {
    return new Products(this, components);
  }

  void save(DataOutput out) throws IOException {
    out.writeLong(steps);
    Stored.write(out, numbers, components.count(), width);
    Stored.write(out, weights, width);
    adamOfNumbers.save(out);
    adamOfWeights.save(out);
  }

  void load(DataInput in) throws IOException {
    steps = in.readLong();
    Stored.read(in, numbers, components.count(), width);
    Stored.read(in, weights, width);
    adamOfNumbers.load(in);
    adamOfWeights.load(in);
    refresh();
  }
}
