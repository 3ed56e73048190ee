/**
 * What a trained agent knows, read back: the table of how sums add and what follows from it, or
 * what it believes of single positions and where it errs. The teacher is asked only to compare.
 */
@NullMarked
package org.mexbox.runs.knowledge;

import org.jspecify.annotations.NullMarked;
