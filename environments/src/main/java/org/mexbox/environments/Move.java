package org.mexbox.environments;

/**
 * What a player does. Its {@code toString} is how people write it (`3->1`); {@link
 * Position#move(String)} reads that text back. Two moves of one position never print alike.
 */
public interface Move {}
