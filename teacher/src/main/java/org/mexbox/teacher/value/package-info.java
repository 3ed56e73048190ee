/** The numbers and classes of combinatorial game theory: mex, nim-sum, outcome, period. */
@NullMarked
package org.mexbox.teacher.value;

import org.jspecify.annotations.NullMarked;
