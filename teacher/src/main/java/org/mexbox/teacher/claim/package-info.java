/** Published claims about the games, checked anew each time they are asked for. */
@NullMarked
package org.mexbox.teacher.claim;

import org.jspecify.annotations.NullMarked;
