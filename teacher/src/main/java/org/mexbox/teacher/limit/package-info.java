/**
 * What a computation may take, and what it has proved when it may take no more. {@link
 * org.mexbox.teacher.limit.Budget} is handed to a method, which draws on it as it works.
 */
@NullMarked
package org.mexbox.teacher.limit;

import org.jspecify.annotations.NullMarked;
