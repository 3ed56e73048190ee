/**
 * Games on rows of places: {@link org.mexbox.environments.strip.Staircase} and {@link
 * org.mexbox.environments.strip.Turtles}, both Nim in disguise; {@link
 * org.mexbox.environments.strip.Northcott}, which need not end; {@link
 * org.mexbox.environments.strip.StripOfNumbers}, in which sums are counted.
 */
@NullMarked
package org.mexbox.environments.strip;

import org.jspecify.annotations.NullMarked;
