/** Games whose end is counted: a piece walks to a number, cells are shared out. */
@NullMarked
package org.mexbox.environments.scoring;

import org.jspecify.annotations.NullMarked;
