/**
 * Learners. An {@link org.mexbox.agents.Agent} chooses moves and learns from episodes; an {@link
 * org.mexbox.agents.AgentSpec} is its name and settings. Nothing here knows what the right move is.
 */
@NullMarked
package org.mexbox.agents;

import org.jspecify.annotations.NullMarked;
