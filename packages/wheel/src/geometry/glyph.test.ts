import { describe, expect, it } from 'vitest';
import { GLYPHS, glyphOf, glyphPen } from './glyph.ts';

const at = { x: 0, y: 0 };

/** The corners of a shape that is drawn from its first corner, each from the one before. */
function cornersOf(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return path.split(/(?=[Ml])/).map((command) => {
    const [across = 0, down = 0] = command.slice(1).split(',').map(Number);
    [x, y] = [x + across, y + down];
    return [x, y];
  });
}

/** Twice the area inside, positive where the corners follow the clock on the screen. */
function turning(corners: readonly [number, number][]): number {
  return corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

describe('the shape of a ring', () => {
  it('is the same wherever it stands', () => {
    const pen = glyphPen('star', 8);
    const tail = (path: string) => path.slice(path.indexOf('l'));
    expect(tail(pen.filled({ x: 120.4, y: -33.3 }))).toBe(tail(pen.filled(at)));
  });

  it('differs for each of the first twelve rings and then begins anew', () => {
    expect(new Set(GLYPHS.map((glyph) => glyphPen(glyph, 10).filled(at))).size).toBe(12);
    expect(glyphOf(12)).toBe(glyphOf(0));
  });

  it.each(GLYPHS.filter((glyph) => glyph !== 'circle'))(
    '%s is hollow when done: its opening turns the other way',
    (glyph) => {
      const [outline = '', opening = ''] = glyphPen(glyph, 10).hollow(at).split('z');
      expect(turning(cornersOf(outline))).toBeGreaterThan(0);
      expect(turning(cornersOf(opening))).toBeLessThan(0);
    },
  );
});
