/**
 * Marking: how much of the right play a policy has, over every position of a game. {@link
 * org.mexbox.teacher.exam.Exam} is made once for a game and marks any number of policies.
 */
@NullMarked
package org.mexbox.teacher.exam;

import org.jspecify.annotations.NullMarked;
