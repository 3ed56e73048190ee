/**
 * All positions of a game, labelled one by one from the end of play: who wins, how soon, with which
 * nim-value, for how much. These methods know no formula and no strategy; whatever does is compared
 * with them.
 */
@NullMarked
package org.mexbox.teacher.label;

import org.jspecify.annotations.NullMarked;
