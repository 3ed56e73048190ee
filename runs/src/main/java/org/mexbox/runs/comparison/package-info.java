/** Comparisons of several learners: their files, read and checked, and those that are shipped. */
@NullMarked
package org.mexbox.runs.comparison;

import org.jspecify.annotations.NullMarked;
