import { hexOf, oklchOf } from './oklch.ts';

/** The paper of the wheel; `wheel.css` has the same two colours. */
export const PAPER = { light: '#fdfcf9', dark: '#10181a' } as const;

export type Theme = keyof typeof PAPER;

/** The shades of one ring in one theme. */
export type RingShades = {
  /** Marks: a contrast of at least 3:1 to the paper and to the three grounds. */
  mark: string;
  /** The inside of a long activity, with text in ink on it. */
  soft: string;
  /** The ground of the ring. */
  tint: string;
  /** The ground of a chosen month. */
  chosen: string;
};

type Rule = {
  lightest: number;
  darkest: number;
  mostChroma: number;
  tint: Ground;
  chosen: Ground;
  soft: Ground;
};
type Ground = { lightness: number; chroma: number };

/** Marks between `darkest` and `lightest` have a contrast of 3:1 to every ground of their theme, whatever their hue: the test checks this. */
const RULES: Record<Theme, Rule> = {
  light: {
    lightest: 0.55,
    darkest: 0.42,
    mostChroma: 0.13,
    tint: { lightness: 0.966, chroma: 0.01 },
    chosen: { lightness: 0.93, chroma: 0.026 },
    soft: { lightness: 0.89, chroma: 0.055 },
  },
  dark: {
    lightest: 0.86,
    darkest: 0.76,
    mostChroma: 0.115,
    tint: { lightness: 0.238, chroma: 0.016 },
    chosen: { lightness: 0.3, chroma: 0.032 },
    soft: { lightness: 0.39, chroma: 0.055 },
  },
};

/** Returns the shades of a ring of any colour. The hue stays; the lightness becomes one that is readable on this theme's paper. */
export function ringShades(color: string, theme: Theme): RingShades {
  const picked = oklchOf(color);
  const rule = RULES[theme];
  const shade = (lightness: number, mostChroma: number) =>
    hexOf({ lightness, chroma: Math.min(mostChroma, picked.chroma), hue: picked.hue });
  const ground = ({ lightness, chroma }: Ground) => shade(lightness, chroma);
  const lightness = Math.min(rule.lightest, Math.max(rule.darkest, picked.lightness));
  const mark = shade(lightness, rule.mostChroma);
  return { mark, soft: ground(rule.soft), tint: ground(rule.tint), chosen: ground(rule.chosen) };
}

/** Hues well apart, in such an order that neighbouring rings differ most. */
const HUES = [210, 45, 150, 330, 85, 265, 20, 180, 300, 115, 235, 355];

/** Twelve colours of equal lightness, for rings without a chosen colour. */
export const DEFAULT_RING_COLOURS: readonly string[] = HUES.map((hue) =>
  hexOf({ lightness: 0.58, chroma: 0.115, hue }),
);
