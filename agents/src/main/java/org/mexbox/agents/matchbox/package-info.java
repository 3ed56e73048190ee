/**
 * Machines of matchboxes: a box for every position, in it beads of a colour for every move (Michie
 * 1961; Gardner 1962). A move is made by drawing a bead; learning is adding and taking beads.
 */
@NullMarked
package org.mexbox.agents.matchbox;

import org.jspecify.annotations.NullMarked;
