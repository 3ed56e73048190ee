package org.mexbox.agents.neural.policy;

import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Position;

/** A position as a network sees it. */
final class View {
  /** The position that is shown for all it stands for. */
  final Position position;

  /** What its mover gets if play has ended here, -1..1; not a number while it goes on. */
  final float reward;

  /** Which inputs are 1. */
  final int[] ones;

  /** What the network said of it last: a search comes to a position by many ways. */
  @Nullable Answer answer;

  // Moves that lead to one position count as one.
  private @Nullable Fan fan;

  /**
   * Where its moves lead.
   *
   * @param options the different positions
   * @param outputs by option, the output of the first move that leads there
   */
  @SuppressWarnings("ArrayRecordComponent") // a part of a view, never compared
  record Fan(View[] options, int[] outputs) {}

  /**
   * What a network said.
   *
   * @param refreshed which network: how often its numbers were taken over
   * @param policy by option
   * @param value -1..1
   */
  @SuppressWarnings("ArrayRecordComponent") // a part of a view, never compared
  record Answer(int refreshed, float[] policy, float value) {}

  View(Position position, int[] ones, float reward) {
    this.position = position;
    this.ones = ones;
    this.reward = reward;
  }

  boolean isTerminal() {
    return !Float.isNaN(reward);
  }

  /** Where its moves lead; looked up once. */
  Fan fan(Views views) {
    Fan known = fan;
    if (known == null) {
      known = views.fan(position);
      fan = known;
    }
    return known;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof View that && position.equals(that.position);
  }

  @Override
  public int hashCode() {
    return position.hashCode();
  }
}
