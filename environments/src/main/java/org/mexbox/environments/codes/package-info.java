/** Ways to number things densely, for the {@link org.mexbox.environments.Packing}s of games. */
@NullMarked
package org.mexbox.environments.codes;

import org.jspecify.annotations.NullMarked;
