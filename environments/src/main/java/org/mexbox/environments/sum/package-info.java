/**
 * Disjunctive sums: positions that fall into components which do not touch each other; positions
 * numbered by enumeration.
 */
@NullMarked
package org.mexbox.environments.sum;

import org.jspecify.annotations.NullMarked;
