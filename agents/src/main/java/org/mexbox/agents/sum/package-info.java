/**
 * Positions that are sums, as numbers: what the rules say of their components, who is believed to
 * lose, and what an agent has proved. Numbers of components tell nothing of sizes.
 */
@NullMarked
package org.mexbox.agents.sum;

import org.jspecify.annotations.NullMarked;
