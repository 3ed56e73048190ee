/** Statistics over the runs of one learner: what share of them mastered the game, and when. */
@NullMarked
package org.mexbox.runs.measure;

import org.jspecify.annotations.NullMarked;
