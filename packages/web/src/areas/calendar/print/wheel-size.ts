import { type LayoutInput, layoutWheel } from '@samspel/wheel/pure';

/**
 * Millimetres of paper that a pixel of the wheel's layout may take, the usual one first. It is the smallest too: a pixel of CSS, so that titles, of
 * 12 pixels, are never lower than 9 points.
 */
const pixels = [25.4 / 96, 0.28, 0.31, 0.34];

/** A smaller layout has no numbers of weeks, by which people plan. */
const smallestWithWeeks = 520;

/** Points in a millimetre. */
const point = 72 / 25.4;

/** Titles as the wheel sets them. Pixels. */
const letters = 12;

/** What a point of height is worth, as a share of all letters of titles: three points more are worth one in sixteen. */
const worthOfPoint = 0.02;

/**
 * The diameter in pixels to lay out a wheel with that is so many millimetres wide on paper. In a larger one more titles have room,
 * in a smaller one letters and marks are larger: the best of both is taken, for what the wheel holds.
 */
export function diameterOnPaper(width: number, input: Omit<LayoutInput, 'diameter'>): number {
  const possible = pixels.filter((pixel) => width / pixel >= smallestWithWeeks);
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
  // Alike in worth, as where no title has room, the usual one wins.
  return tried.reduce((best, other) => (other.worth > best.worth ? other : best)).diameter;
}
