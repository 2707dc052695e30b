import { describe, expect, it } from 'vitest';
import { GLYPHS, glyphOf, glyphPen } from './glyph.ts';

const at = { x: 0, y: 0 };

describe('the shape of a ring', () => {
  it('is the same wherever it stands', () => {
    const pen = glyphPen('star', 8);
    const tail = (path: string) => path.slice(path.indexOf('l'));
    expect(tail(pen({ x: 120.4, y: -33.3 }))).toBe(tail(pen(at)));
  });

  it('differs for each of the first twelve rings and then begins anew', () => {
    expect(new Set(GLYPHS.map((glyph) => glyphPen(glyph, 10)(at))).size).toBe(12);
    expect(glyphOf(12)).toBe(glyphOf(0));
  });
});
