/** Exercises in the arithmetic of Nim, solved step by step and by a second way. */
@NullMarked
package org.mexbox.teacher.exercise;

import org.jspecify.annotations.NullMarked;
