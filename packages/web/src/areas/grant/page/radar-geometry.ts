import { type RadarEntry, type RadarType, radarMaximum, radarNames } from '@samspel/domain/grant/grant';

/** A point of the drawing, with the middle at 0, 0 and the rim at distance 1. */
export interface Point {
  x: number;
  y: number;
}

/** Where a share of the rim lies on the axis of a dimension; the first axis points up. */
export function pointOf(axis: number, share: number): Point {
  const angle = (axis / radarNames.length) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle) * share, y: Math.sin(angle) * share };
}

/** The corners of a type of value, in the order of the dimensions. Undefined if a type has no values. */
export function cornersOf(entries: readonly Pick<RadarEntry, 'type' | 'name' | 'sum'>[], type: RadarType) {
  const own = radarNames.flatMap((name) => entries.filter((entry) => entry.type === type && entry.name === name));
  if (own.length !== radarNames.length) return undefined;
  return own.map(({ sum }, axis) => pointOf(axis, sum / radarMaximum));
}

/** Points as SVG writes them, at so many units from the middle to the rim. */
export const written = (points: readonly Point[], radius: number): string =>
  points.map(({ x, y }) => `${(x * radius).toFixed(1)},${(y * radius).toFixed(1)}`).join(' ');

/** Words in lines of at most so many letters; a longer word has a line of its own. */
export function linesOf(words: string, most = 14): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
