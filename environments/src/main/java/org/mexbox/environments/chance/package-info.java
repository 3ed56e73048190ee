/**
 * Games against nature: one player chooses once, chance does the rest. The only question is what a
 * choice is worth on average.
 */
@NullMarked
package org.mexbox.environments.chance;

import org.jspecify.annotations.NullMarked;
