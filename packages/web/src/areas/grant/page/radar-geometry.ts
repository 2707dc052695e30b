import { type RadarEntry, type RadarType, radarMaximum, radarNames } from '@samspel/domain/grant/grant';

/** A point of the drawing; the middle is at 0, 0 and the rim at distance 1. */
export interface Point {
  x: number;
  y: number;
}

/** Returns where a share of the rim is on the axis of a dimension; the first axis points up. */
export function pointOf(axis: number, share: number): Point {
  const angle = (axis / radarNames.length) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle) * share, y: Math.sin(angle) * share };
}

/** Returns the corners of a type of value, in the order of the dimensions; undefined unless it has a value in each of them. */
export function cornersOf(entries: readonly Pick<RadarEntry, 'type' | 'name' | 'sum'>[], type: RadarType) {
  const own = radarNames.flatMap((name) => entries.filter((entry) => entry.type === type && entry.name === name));
  if (own.length !== radarNames.length) return undefined;
  return own.map(({ sum }, axis) => pointOf(axis, sum / radarMaximum));
}

/** Writes points for SVG, `radius` units from the middle to the rim. */
export const written = (points: readonly Point[], radius: number): string =>
  points.map(({ x, y }) => `${(x * radius).toFixed(1)},${(y * radius).toFixed(1)}`).join(' ');

/** Breaks words into lines of at most that many letters; a longer word has its own line. */
export function linesOf(words: string, most = 14): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
