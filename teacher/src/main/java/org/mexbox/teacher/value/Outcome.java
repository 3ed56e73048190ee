package org.mexbox.teacher.value;

/** Who wins a position when both play as well as can be (<i>Winning Ways</i>, ch. 1). */
public enum Outcome {
  /** The previous player wins: whoever has to move has lost. */
  P,
  /** The next player wins: whoever has to move has won. */
  N,
  /** Neither can force a win. */
  DRAW,
  /** Whoever has to move does not lose; whether he wins or draws is not known. */
  NOT_LOST;

  /** The outcome of a position by what the player to move gets there. */
  public static Outcome of(double moverReward) {
    return moverReward > 0 ? N : moverReward < 0 ? P : DRAW;
  }
}
