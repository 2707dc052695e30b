import { expect, it } from 'vitest';
import { clipOf } from './clip.ts';
import { GLYPHS } from './glyph.ts';

it('cuts every shape from within its box, each another', () => {
  const clips = GLYPHS.map(clipOf);
  expect(new Set(clips).size).toBe(GLYPHS.length);
  for (const clip of clips) {
    const shares = [...clip.matchAll(/(-?[\d.]+)%/g)].map(([, share]) => Number(share));
    expect(shares.length).toBeGreaterThanOrEqual(6);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shares)).toBeLessThanOrEqual(100);
  }
});
