/** Why a move wins, in words and tables that a pupil can follow on paper. */
@NullMarked
package org.mexbox.teacher.explain;

import org.jspecify.annotations.NullMarked;
