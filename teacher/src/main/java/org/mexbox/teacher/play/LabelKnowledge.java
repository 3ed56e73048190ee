package org.mexbox.teacher.play;

import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.teacher.label.Labels;

/** Who wins everywhere, and how soon, looked up. */
record LabelKnowledge(Labels labels, Resistance resistance) implements CodeKnowledge {

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
    return labels.isWon(code) ? 1 : -1;
  }

  @Override
  public boolean isBest(int code, int option) {
    return labels.isWon(code)
        ? !labels.isWon(option)
        : resistance == Resistance.NONE || labels.distance(option) == labels.distance(code) - 1;
  }
}
