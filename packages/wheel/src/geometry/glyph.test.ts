import { describe, expect, it } from 'vitest';
import { GLYPHS, glyphOf, glyphPen } from './glyph.ts';

const at = { x: 0, y: 0 };

function cornersOf(path: string): [number, number][] {
  const commands = path.split(/(?=[MLA])/).map((command) =>
    command
      .replace(/[MLAZ]/g, '')
      .split(',')
      .map(Number),
  );
  return commands.map((numbers) => [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]);
}

/** Twice the area inside, positive where the corners follow the clock on the screen. */
function turning(corners: readonly [number, number][]): number {
  return corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

describe('the shape of a ring', () => {
  it('differs for each of the first twelve rings and then begins anew', () => {
    expect(new Set(GLYPHS.map((glyph) => glyphPen(glyph, 10).filled(at))).size).toBe(12);
    expect(glyphOf(12)).toBe(glyphOf(0));
  });

  it.each(GLYPHS.filter((glyph) => glyph !== 'circle'))(
    '%s is hollow when done: its opening turns the other way',
    (glyph) => {
      const [outline, opening] = glyphPen(glyph, 10).hollow(at).split('Z');
      expect(turning(cornersOf(`${outline}Z`))).toBeGreaterThan(0);
      const inner = opening ?? '';
      if (!inner.includes('A')) expect(turning(cornersOf(`${inner}Z`))).toBeLessThan(0);
    },
  );
});
