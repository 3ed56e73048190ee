/** Training: settings become runs, runs become points of a learning curve. */
@NullMarked
package org.mexbox.runs.experiment;

import org.jspecify.annotations.NullMarked;
