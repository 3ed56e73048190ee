package org.mexbox.teacher.play;

import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.teacher.label.ValueLabels;

/** The values of all positions of a game with draws or scores, looked up. */
record ValueKnowledge(ValueLabels labels, Resistance resistance) implements CodeKnowledge {

  @Override
  public Packing packing() {
    return labels.packing();
  }

  @Override
  public int code(Position position) {
    return labels.code(position);
  }

  @Override
  public boolean speaksOf(Packing packing) {
    return labels.speaksOf(packing);
  }

  @Override
  public double valueOf(int code) {
    return labels.value(code);
  }

  // The best moves keep the value; who is lost and resists also makes play last.
  @Override
  public boolean isBest(int code, int option) {
    int value = labels.value(code);
    boolean mustLast = value < 0 && resistance == Resistance.LONGEST;
    boolean lasts = !mustLast || labels.distance(option) == labels.distance(code) - 1;
    return -labels.value(option) == value && lasts;
  }
}
