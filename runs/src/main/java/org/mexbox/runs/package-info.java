/**
 * The program: {@link org.mexbox.runs.Main} reads the command line; a command in {@code command}
 * starts an experiment in {@code experiment}, which trains agents, lets the teacher examine them,
 * records what it saw in {@code record}, and {@code curve} draws it.
 */
@NullMarked
package org.mexbox.runs;

import org.jspecify.annotations.NullMarked;
