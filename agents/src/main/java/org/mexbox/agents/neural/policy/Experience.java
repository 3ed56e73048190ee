package org.mexbox.agents.neural.policy;

/**
 * A move that was made.
 *
 * @param view where
 * @param option which option it led to
 * @param outcome what its mover got in the end, -1..1
 */
record Experience(View view, int option, float outcome) {

  /** Where it led. */
  View next(Views views) {
    return view.fan(views).options()[option];
  }
}
