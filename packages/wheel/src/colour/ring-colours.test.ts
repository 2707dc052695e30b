import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';
import { DEFAULT_RING_COLOURS, PAPER, ringShades, type Theme } from './ring-colours.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const themes: Theme[] = ['light', 'dark'];
/** Colours that people do choose: black, white, grey, and bright ones. */
const extremes: [string][] = [
  ['#000000'],
  ['#ffffff'],
  ['#808080'],
  ['#ffff00'],
  ['#00ff00'],
  ['#0000ff'],
  ['#ff00ff'],
];
const QUIET_INK = { light: '#566a6f', dark: '#9db0b3' };
const INK = { light: '#14272c', dark: '#e6eeee' };

describe('the colour of a ring', () => {
  it.each(['', 'red', '#fff', '#12345g', 'rgb(0,0,0)'])('is refused where it is none: %s', (colour) => {
    expect(() => ringShades(colour, 'light')).toThrow(RangeError);
  });

  it('is told from black and white as WCAG tells', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(themes)('stands out from paper and every ground, whatever colour was picked, in the %s theme', (theme) => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const { mark, soft, tint, chosen } = ringShades(colour, theme);
        for (const ground of [PAPER[theme], soft, tint, chosen])
          expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 1000, examples: extremes },
    );
  });

  it.each(themes)('leaves titles readable on every ground in the %s theme', (theme) => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const { soft, tint, chosen } = ringShades(colour, theme);
        for (const ground of [soft, tint, chosen]) expect(contrast(INK[theme], ground)).toBeGreaterThanOrEqual(4.5);
        for (const ground of [tint, chosen]) expect(contrast(QUIET_INK[theme], ground)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500, examples: extremes },
    );
  });

  it('keeps its hue', () => {
    for (const colour of DEFAULT_RING_COLOURS) {
      const { hue } = oklchOf(colour);
      const shown = oklchOf(ringShades(colour, 'light').mark).hue;
      expect(Math.abs(((shown - hue + 540) % 360) - 180)).toBeLessThan(6);
    }
  });

  it('survives the way through OKLCH and back', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const channels = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
        const back = channels(hexOf(oklchOf(colour)));
        for (const [index, channel] of channels(colour).entries()) {
          expect(Math.abs(channel - (back[index] ?? -9))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('has twelve defaults of equal lightness, all different', () => {
    const lightness = DEFAULT_RING_COLOURS.map((colour) => oklchOf(colour).lightness);
    expect(new Set(DEFAULT_RING_COLOURS).size).toBe(12);
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(0.01);
  });
});
