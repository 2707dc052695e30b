import { cornersOf, type Glyph } from './glyph.ts';

/** Half of the box that a shape is cut from; every shape has room in it. */
const HALF = 1.3;

/** Returns a shape as a value of CSS `clip-path`, in a square box. */
export function clipOf(glyph: Glyph): string {
  const share = (at: number) => `${(((at + HALF) / (2 * HALF)) * 100).toFixed(1)}%`;
  return `polygon(${cornersOf(glyph)
    .map(([x, y]) => `${share(x)} ${share(y)}`)
    .join(',')})`;
}
