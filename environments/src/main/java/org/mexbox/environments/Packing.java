package org.mexbox.environments;

/**
 * The positions of a game as numbers, for loops that visit millions of them. Codes are {@code
 * 0..size-1}; not every code needs to be reachable from the start.
 *
 * <p>Codes descend along play: <strong>every option has a smaller code than its position</strong>.
 * A loop that counts up therefore meets all options before their position, which makes exact
 * labelling one pass over an array; a loop that counts down meets every reachable position after
 * one it is reached from.
 */
public interface Packing {

  /** How many codes there are, 1 to 2^62. */
  long size();

  /** The largest number of options of any position: how long an array {@link #options} needs. */
  int maxOptions();

  /**
   * The code of a position.
   *
   * @throws InputError if the position cannot follow the start of this packing
   */
  long pack(Position position);

  /** The position of a code, {@code 0..size-1}. */
  Position unpack(long code);

  /**
   * Writes the codes of the options of a position, in the order of its {@link Position#moves}, and
   * tells how many they are; 0 for a terminal position.
   *
   * @param into at least {@link #maxOptions} long; what stands behind the count is left alone
   */
  int options(long code, long[] into);

  /** How many parts of a position are not empty: heaps, rows; 1 where it does not fall apart. */
  default int parts(long code) {
    return 1;
  }
}
