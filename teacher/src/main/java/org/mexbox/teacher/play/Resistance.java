package org.mexbox.teacher.play;

/** What a perfect player does in a lost position, where the theory of winning is silent. */
public enum Resistance {
  /** Makes play last as long as can be; among equally long ways any, with equal probability. */
  LONGEST,
  /** Any move with equal probability. */
  NONE
}
