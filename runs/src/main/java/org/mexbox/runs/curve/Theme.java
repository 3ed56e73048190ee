package org.mexbox.runs.curve;

import java.awt.Color;

/** The two backgrounds a picture is made for. */
public enum Theme {
  LIGHT(0xFFFFFF, 0x1A1A1A, 0x595959, 0xDDDDDD),
  DARK(0x14171C, 0xF2F2F2, 0xB4B8BF, 0x383D45);

  private final Color background;
  private final Color ink;
  private final Color muted;
  private final Color grid;

  Theme(int background, int ink, int muted, int grid) {
    this.background = new Color(background);
    this.ink = new Color(ink);
    this.muted = new Color(muted);
    this.grid = new Color(grid);
  }

  Color background() {
    return background;
  }

  Color ink() {
    return ink;
  }

  Color muted() {
    return muted;
  }

  Color grid() {
    return grid;
  }
}
