package org.mexbox.agents.encode;

/** What a network sees of a heap. */
public enum HeapFeatures {
  /** One input for each size it may have: the one of its size is 1. */
  SIZES,
  /** One input for each object: 1 while it lies there. */
  CELLS
}
