/** Pictures as SVG: positions, and the labelled graphs of games. */
@NullMarked
package org.mexbox.runs.picture;

import org.jspecify.annotations.NullMarked;
