/**
 * Agents that are told the right answers by somebody who knows them, to be compared with those who
 * find out for themselves. Their names say so; nobody else is given answers.
 */
@NullMarked
package org.mexbox.agents.taught;

import org.jspecify.annotations.NullMarked;
