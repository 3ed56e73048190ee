package org.mexbox.environments;

/** Where a player sits: {@code FIRST} makes the first move of an episode. */
public enum Seat {
  FIRST,
  SECOND;

  /** The seat across the table. */
  public Seat other() {
    return this == FIRST ? SECOND : FIRST;
  }

  /** Whose turn it is at a ply, counted from 0, when players alternate. */
  public static Seat at(int ply) {
    return (ply & 1) == 0 ? FIRST : SECOND;
  }
}
