/** Where the words for people are found, whatever module they stand in. */
@NullMarked
package org.mexbox.environments.text;

import org.jspecify.annotations.NullMarked;
