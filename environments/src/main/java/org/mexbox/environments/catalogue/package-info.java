/** Every game by name: families such as {@code nim}, and entries such as {@code marienbad}. */
@NullMarked
package org.mexbox.environments.catalogue;

import org.jspecify.annotations.NullMarked;
