/** Positions as people see them: pictures made of characters, for a terminal. */
@NullMarked
package org.mexbox.environments.picture;

import org.jspecify.annotations.NullMarked;
