/**
 * Networks. The only package that may use ND4J and Deeplearning4j; their classes are loaded when a
 * network is saved, loaded or shown, not when agents are looked up by name.
 */
@NullMarked
package org.mexbox.agents.neural;

import org.jspecify.annotations.NullMarked;
