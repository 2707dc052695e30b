/** How large the parts of a timeline are: pixels on a screen, points on paper. */
export type TimelineMeasures = {
  /** The height of a row of bars and marks. */
  row: number;
  /** The width of a mark, and the least width of a bar. */
  mark: number;
  /** The least width of what can be pressed (WCAG 2.5.8), around a mark or a short bar; by default that of a mark. */
  target?: number;
  /** The font size of titles. */
  title: number;
  /** Between a mark and its title, and between a title and what comes after it. */
  gap: number;
  /** The most that a title beside its mark takes; a longer one is cut. */
  longestTitle: number;
  /** A bar with at least this much room holds its title, cut if need be. */
  enoughInside: number;
  /** Above the first row of a lane and below its last. */
  padding: number;
  /** The height of a folded lane. */
  folded: number;
  /** Up to so many rows a lane grows to make room for titles beside marks; it grows further only for bars and marks themselves. */
  titledRows: number;
};

/** For a screen. */
export const SCREEN_MEASURES: TimelineMeasures = {
  row: 26,
  mark: 14,
  target: 24,
  title: 13,
  gap: 6,
  longestTitle: 240,
  enoughInside: 96,
  padding: 6,
  folded: 30,
  titledRows: 8,
};
