/**
 * Sums a pupil does before he plays: binary digits, nim-sums, equations. No moves are made here.
 */
@NullMarked
package org.mexbox.environments.exercise;

import org.jspecify.annotations.NullMarked;
