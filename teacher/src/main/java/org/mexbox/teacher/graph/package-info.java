/** The drawn graph of a game with its labels: what a picture of the solution needs. */
@NullMarked
package org.mexbox.teacher.graph;

import org.jspecify.annotations.NullMarked;
