import { type LayoutInput, layoutWheel } from '@samspel/wheel/pure';

/**
 * Millimetres of paper that a pixel of the wheel's layout may take, the usual one first. With the smallest its smallest titles,
 * of 9.6 pixels, are 6 points high, and smaller ones could not be read.
 */
const pixels = [0.25, 0.28, 0.31, 0.34, 0.2205];

/** A smaller layout has no numbers of weeks, by which people plan. */
const smallestWithWeeks = 600;

/** Points in a millimetre. */
const point = 72 / 25.4;

/** What a point of height is worth, as a share of all titles: 9 points instead of 6 are worth one title in sixteen. */
const worthOfPoint = 0.02;

/**
 * The diameter in pixels to lay out a wheel with that is so many millimetres wide on paper. In a larger one more titles have room,
 * in a smaller one letters and marks are larger: the best of both is taken, for what the wheel holds.
 */
export function diameterOnPaper(width: number, input: Omit<LayoutInput, 'diameter'>): number {
  const possible = pixels.filter((pixel) => width / pixel >= smallestWithWeeks);
  const tried = possible.map((pixel) => {
    const diameter = Math.round(width / pixel);
    const { labels, placed } = layoutWheel({ ...input, twoYears: true, diameter });
    const whole = labels.filter(({ text }) => !text.endsWith('…')).length;
    const letters = (placed[0]?.form.labelSize ?? 0) * pixel * point;
    return { diameter, worth: whole / Math.max(1, input.activities.length) + letters * worthOfPoint };
  });
  // Alike in worth, as where no title has room, the usual one wins.
  return tried.reduce((best, other) => (other.worth > best.worth ? other : best)).diameter;
}
