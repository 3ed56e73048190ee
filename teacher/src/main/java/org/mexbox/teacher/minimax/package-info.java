/** Exact values of games that are won, drawn or scored: search with two bounds. */
@NullMarked
package org.mexbox.teacher.minimax;

import org.jspecify.annotations.NullMarked;
