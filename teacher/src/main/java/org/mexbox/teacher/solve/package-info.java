/**
 * Exact answers: closed forms, the Sprague-Grundy recursion, labelling backward from the end of
 * play. Where two of them can answer, they are made to agree.
 */
@NullMarked
package org.mexbox.teacher.solve;

import org.jspecify.annotations.NullMarked;
