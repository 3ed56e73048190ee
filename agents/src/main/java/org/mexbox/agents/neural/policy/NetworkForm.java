package org.mexbox.agents.neural.policy;

import org.mexbox.agents.encode.Encoding;

/** What a network is before its heads. */
public enum NetworkForm {
  /** Rectified layers that see all inputs at once. */
  DENSE {
    @Override
    public Shape shape(Encoding encoding, int layers, int width) {
      return Shape.dense(encoding.inputs(), layers, width, encoding.outputs());
    }
  },
  /**
   * Layers with a long short-term memory that read cells, or heaps, one after the other (Hochreiter
   * and Schmidhuber, <i>Neural Computation</i> 9(8), 1997, with the forget gate of Gers et al.,
   * 2000); the heads hear what the last layer says at the end.
   */
  LSTM {
    @Override
    public Shape shape(Encoding encoding, int layers, int width) {
      return Shape.lstm(encoding.sequence(), layers, width, encoding.outputs());
    }
  };

  /**
   * The network for these positions and moves.
   *
   * @param layers 1 or more
   * @param width units of each layer
   * @throws org.mexbox.environments.LimitError if a sequence has too many numbers to be read
   */
  public abstract Shape shape(Encoding encoding, int layers, int width);
}
