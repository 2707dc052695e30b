import { type LayoutInput, layoutWheel } from '../geometry/layout.ts';
import { SMALLEST_WITH_NUMBERS } from '../geometry/weeks.ts';

/**
 * How many millimetres of paper a pixel of the wheel's layout may take, the usual value first. It is also the smallest: one CSS pixel, so that
 * titles, of 12 pixels, are never lower than 9 points.
 */
const pixels = [25.4 / 96, 0.28, 0.31, 0.34];

/** Points in a millimetre. */
const point = 72 / 25.4;

/** The size of titles on the wheel. Pixels. */
const letters = 12;

/** The worth of one point of height, as a share of all letters in titles: three points more are worth about one letter in sixteen. */
const worthOfPoint = 0.02;

/**
 * Returns the diameter, in pixels, for laying out a wheel `width` millimetres wide on paper. A larger one has room for more titles, a smaller one has
 * larger letters and marks: the best balance for its contents is chosen.
 */
export function diameterOnPaper(width: number, input: Omit<LayoutInput, 'diameter'>): number {
  // A smaller layout has no week numbers, which people plan by.
  const possible = pixels.filter((pixel) => width / pixel >= SMALLEST_WITH_NUMBERS);
  const all = Math.max(
    1,
    input.activities.reduce((sum, { title }) => sum + title.length, 0),
  );
  const tried = possible.map((pixel) => {
    const diameter = Math.floor(width / pixel);
    const { labels } = layoutWheel({ ...input, twoYears: true, diameter });
    const written = labels.reduce((sum, { text }) => sum + text.length, 0);
    const height = labels.length > 0 ? letters * pixel * point : 0;
    return { diameter, worth: written / all + height * worthOfPoint };
  });
  // If all are worth the same, as when no title fits, the usual one wins.
  return tried.reduce((best, other) => (other.worth > best.worth ? other : best)).diameter;
}
