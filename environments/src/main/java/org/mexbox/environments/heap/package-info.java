/**
 * Games with heaps: {@link org.mexbox.environments.heap.Nim}, {@link
 * org.mexbox.environments.heap.Subtraction} (one heap at a time, by one function from a heap's size
 * to what may be left of it), {@link org.mexbox.environments.heap.TakeAndBreak} (the same, where a
 * heap may be left in two or three) and {@link org.mexbox.environments.heap.Moore} (several at a
 * time).
 */
@NullMarked
package org.mexbox.environments.heap;

import org.jspecify.annotations.NullMarked;
