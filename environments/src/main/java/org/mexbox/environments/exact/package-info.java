/** Exact numbers for payoffs and probabilities. */
@NullMarked
package org.mexbox.environments.exact;

import org.jspecify.annotations.NullMarked;
