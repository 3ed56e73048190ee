package org.mexbox.agents;

/**
 * A value of a setting that stands for values of all others: an enum that is a component of a spec.
 * The text {@code preset=michie} starts from the settings of that preset, and what else the text
 * says changes them.
 */
public interface Preset {

  /** All settings of this preset. */
  AgentSpec settings();
}
