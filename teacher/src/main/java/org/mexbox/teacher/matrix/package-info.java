/**
 * Games of simultaneous choices: matrix games by exact linear programming, and games of several
 * turns by backward induction over them. Every answer carries its proof: strategies that were
 * checked against all replies.
 */
@NullMarked
package org.mexbox.teacher.matrix;

import org.jspecify.annotations.NullMarked;
