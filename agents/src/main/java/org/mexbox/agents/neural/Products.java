package org.mexbox.agents.neural;

import java.util.Arrays;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Sum;

/**
 * What a {@link Network} makes of one position at a time: the products of its rows with one of them
 * left out, from which the value of every option is one sum of products away.
 */
final class Products {
  private final Network network;
  private final Components components;
  private final int width;
  // Row i: w times the rows of all parts but part i.
  private float[] without = new float[0];
  private float[] before = new float[0];
  private final float[] full;
  private Sum sum = Sum.EMPTY;

  Products(Network network, Components components) {
    this.network = network;
    this.components = components;
    this.width = network.width();
    this.full = new float[width];
  }

  /** Turns to a position. */
  void set(Sum position) {
    sum = position;
    int size = sum.size();
    if (without.length < size * width) {
      without = new float[size * width];
      before = new float[size * width];
    }
    float[] entries = network.entries();
    Arrays.fill(full, 1);
    for (int i = 0; i < size; i++) {
      System.arraycopy(full, 0, before, i * width, width);
      Vectors.multiply(full, 0, entries, sum.part(i) * width, full, 0, width);
    }
    // Behind the products of what comes before, those of what comes after, from the end.
    System.arraycopy(
        network.weights(), 0, without, Math.max(0, (size - 1) * width), size > 0 ? width : 0);
    for (int i = size - 1; i > 0; i--) {
      Vectors.multiply(
          without, i * width, entries, sum.part(i) * width, without, (i - 1) * width, width);
    }
    for (int i = 0; i < size; i++) {
      Vectors.multiply(without, i * width, before, i * width, without, i * width, width);
    }
  }

  /** f of the position. */
  float value() {
    return Vectors.dot(full, 0, network.weights(), 0, width);
  }

  /**
   * The belief that a move leaves a lost position: f of the option, or what the rules say where the
   * move ends the play.
   *
   * @param part which part of the position it changes
   * @param remainder what it leaves of it
   */
  float option(int part, int remainder) {
    if (sum.size() == 1 && components.remainder(remainder).size() == 0) {
      return components.endIsLost() ? 1 : 0;
    }
    return Vectors.dot(without, part * width, network.remainders(), remainder * width, width);
  }

  /** True if some option is believed lost: then the position is won. */
  boolean hasLostOption() {
    for (int part = 0; part < sum.size(); part++) {
      if (sum.isFirst(part) && leavesLost(part)) {
        return true;
      }
    }
    return false;
  }

  private boolean leavesLost(int part) {
    for (int remainder : components.options(sum.part(part))) {
      if (option(part, remainder) > 0.5f) {
        return true;
      }
    }
    return false;
  }

  /** What f ought to be by one look ahead: 1 if the mover loses, 0 if he wins. */
  float target() {
    if (sum.size() == 0) {
      return components.endIsLost() ? 1 : 0;
    }
    return hasLostOption() ? 0 : 1;
  }

  /** The same without rounding: 1 less the largest f of an option, each cut to 0..1. */
  float softTarget() {
    if (sum.size() == 0) {
      return components.endIsLost() ? 1 : 0;
    }
    float most = 0;
    for (int part = 0; part < sum.size() && most < 1; part++) {
      for (int remainder : components.options(sum.part(part))) {
        most = Math.max(most, option(part, remainder));
      }
    }
    return 1 - Math.min(1, most);
  }

  /** Adds the gradient of f, times a factor, to two arrays in the shape of E and w. */
  void addGradient(float factor, float[] ofEntries, float[] ofWeights) {
    Vectors.addScaled(full, 0, factor, ofWeights, 0, width);
    for (int i = 0; i < sum.size(); i++) {
      Vectors.addScaled(without, i * width, factor, ofEntries, sum.part(i) * width, width);
    }
  }
}
