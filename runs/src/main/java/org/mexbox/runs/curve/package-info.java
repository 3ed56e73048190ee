/** Learning curves to look at: on the terminal, as pictures, and as a report in one HTML file. */
@NullMarked
package org.mexbox.runs.curve;

import org.jspecify.annotations.NullMarked;
