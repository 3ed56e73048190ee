/**
 * The nouns of the house: a {@link org.mexbox.environments.Game} is a {@link
 * org.mexbox.environments.Ruleset} and a start {@link org.mexbox.environments.Position}; a position
 * has {@link org.mexbox.environments.Move}s. Everything else in Mexbox is written against these.
 */
@NullMarked
package org.mexbox.environments;

import org.jspecify.annotations.NullMarked;
