/**
 * Games in which both players choose at the same time: neither sees the other's choice before his
 * own. A {@link org.mexbox.environments.simultaneous.SimultaneousGame} is no {@link
 * org.mexbox.environments.Game}: nobody can treat its moves as alternating by mistake.
 */
@NullMarked
package org.mexbox.environments.simultaneous;

import org.jspecify.annotations.NullMarked;
