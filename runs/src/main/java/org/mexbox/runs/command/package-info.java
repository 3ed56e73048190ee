/** The command line: a class for each command, and the words it speaks. */
@NullMarked
package org.mexbox.runs.command;

import org.jspecify.annotations.NullMarked;
