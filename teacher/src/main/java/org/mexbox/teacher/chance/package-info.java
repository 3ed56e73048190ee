/** Games against nature: what each choice is worth on average, exactly. */
@NullMarked
package org.mexbox.teacher.chance;

import org.jspecify.annotations.NullMarked;
