/** Boards of squares that several families share: their size, text, and symmetries. */
@NullMarked
package org.mexbox.environments.cells;

import org.jspecify.annotations.NullMarked;
