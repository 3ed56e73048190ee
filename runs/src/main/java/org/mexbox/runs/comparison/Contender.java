package org.mexbox.runs.comparison;

/**
 * One learner of a comparison.
 *
 * @param label what people call it
 * @param agent the canonical text of the agent
 * @param opponent the canonical text of whom it trains against
 * @param episodes how many games it learns from
 */
public record Contender(String label, String agent, String opponent, long episodes) {}
