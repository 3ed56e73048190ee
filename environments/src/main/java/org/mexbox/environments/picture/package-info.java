/**
 * Positions as people see them: pictures made of characters, for a terminal, and descriptions of
 * what lies where, from which others make better ones.
 */
@NullMarked
package org.mexbox.environments.picture;

import org.jspecify.annotations.NullMarked;
