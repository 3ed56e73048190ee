/**
 * Games with numbers and their divisors: {@link org.mexbox.environments.number.AddingDivisors} and
 * {@link org.mexbox.environments.number.ErasingDivisors}.
 */
@NullMarked
package org.mexbox.environments.number;

import org.jspecify.annotations.NullMarked;
