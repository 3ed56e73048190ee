/**
 * Misere quotients (Plambeck 2005; Plambeck and Siegel 2008): what nim-values are to normal play,
 * elements of a small commutative monoid are to misere play.
 */
@NullMarked
package org.mexbox.teacher.quotient;

import org.jspecify.annotations.NullMarked;
