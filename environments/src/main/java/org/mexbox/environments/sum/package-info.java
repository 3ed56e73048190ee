/** Disjunctive sums: positions that fall into components which do not touch each other. */
@NullMarked
package org.mexbox.environments.sum;

import org.jspecify.annotations.NullMarked;
