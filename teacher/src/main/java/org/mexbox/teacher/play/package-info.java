/** The teacher as a player: perfect, or as clumsy as one likes. */
@NullMarked
package org.mexbox.teacher.play;

import org.jspecify.annotations.NullMarked;
