package org.mexbox.teacher.exam;

/**
 * A confidence interval of a share.
 *
 * @param low its lower end, 0 to 1
 * @param high its upper end, 0 to 1
 */
public record Interval(double low, double high) {}
