package org.mexbox.agents.neural.policy;

/** Whether a search tells apart what the rules prove within its tree. */
public enum Proofs {
  /** An option that is proved lost proves its position won; what is proved is not visited again. */
  YES,
  /** The end of play counts as one visit among others, as in the papers. */
  NO
}
