package org.mexbox.teacher.solve;

import java.util.OptionalInt;
import org.mexbox.environments.Position;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.minimax.Values;
import org.mexbox.teacher.value.Outcome;

/** Labels as values: won +1, lost -1, drawn 0. */
record RoundValues(BackwardLabelling rounds) implements Values {

  @Override
  public String method() {
    return CrossCheck.BACKWARD_LABELLING;
  }

  @Override
  public int value(Position position) {
    return switch (rounds.outcome(position)) {
      case N -> 1;
      case P -> -1;
      case DRAW, NOT_LOST -> 0;
    };
  }

  @Override
  public OptionalInt distance(Position position) {
    return rounds.outcome(position) == Outcome.DRAW
        ? OptionalInt.empty()
        : OptionalInt.of(rounds.round(position));
  }

  @Override
  public int positions() {
    return rounds.positions();
  }
}
