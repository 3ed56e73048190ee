/**
 * Playing: a {@link org.mexbox.environments.play.Player} chooses moves, a {@link
 * org.mexbox.environments.play.Policy} says with which probability, {@link
 * org.mexbox.environments.play.EpisodeLoop} lets two of them play an {@link
 * org.mexbox.environments.play.Episode}.
 */
@NullMarked
package org.mexbox.environments.play;

import org.jspecify.annotations.NullMarked;
