package org.mexbox.agents.neural;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.sum.Belief;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Sum;
import org.mexbox.environments.play.Draws;

/** Who a product network believes wins: by its numbers, or by the characters it has proved. */
final class Judge implements Belief {
  private final Components components;
  private final Network network;
  private final Products products;
  private @Nullable Characters proved;
  private boolean begun;
  // The moves of one position, and how good they are.
  private int[] parts = new int[0];
  private int[] remainders = new int[0];
  private float[] worths = new float[0];
  private int count;

  Judge(Components components, Network network) {
    this.components = components;
    this.network = network;
    this.products = network.products();
  }

  /** From now on the network has numbers. */
  void begin() {
    begun = true;
  }

  /** From now on these characters answer. */
  void prove(Characters characters) {
    proved = characters;
  }

  @Override
  public boolean endIsLost() {
    return components.endIsLost();
  }

  /** The characters that were proved right. */
  @Nullable Characters proved() {
    return proved;
  }

  /**
   * {@inheritDoc} 0 or 1 once it is proved, about 0 to 1 before, 1/2 before the network has begun.
   */
  @Override
  public float lost(Sum sum) {
    if (!begun) {
      return UNKNOWN;
    }
    if (sum.size() == 0) {
      return components.endIsLost() ? 1 : 0;
    }
    if (proved != null) {
      return proved.isLost(sum) ? 1 : 0;
    }
    return network.value(sum);
  }

  /** The position after any move, each with equal chance. */
  Sum any(Sum sum, RandomGenerator random) {
    list(sum);
    return after(sum, Draws.below(count, random));
  }

  /** The position after the best move, ties with equal chance. */
  Sum best(Sum sum, RandomGenerator random) {
    list(sum);
    if (proved == null) {
      products.set(sum);
    }
    for (int i = 0; i < count; i++) {
      worths[i] = proved == null ? products.option(parts[i], remainders[i]) : lost(after(sum, i));
    }
    // Numbers beyond all bounds are found out by the next step; until then a move is a move.
    return after(sum, Draws.best(worths, count, random));
  }

  private Sum after(Sum sum, int move) {
    return components.after(sum, parts[move], remainders[move]);
  }

  private void list(Sum sum) {
    count = 0;
    components.forEachOption(sum, this::add);
  }

  private void add(int part, int remainder) {
    if (count == parts.length) {
      int room = Math.max(64, 2 * count);
      parts = Arrays.copyOf(parts, room);
      remainders = Arrays.copyOf(remainders, room);
      worths = Arrays.copyOf(worths, room);
    }
    parts[count] = part;
    remainders[count++] = remainder;
  }
}
