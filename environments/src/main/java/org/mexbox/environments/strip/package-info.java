/**
 * Games on a row of places: {@link org.mexbox.environments.strip.Staircase} and {@link
 * org.mexbox.environments.strip.Turtles}, both Nim in disguise.
 */
@NullMarked
package org.mexbox.environments.strip;

import org.jspecify.annotations.NullMarked;
