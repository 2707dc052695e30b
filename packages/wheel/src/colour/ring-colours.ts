import { hexOf, oklchOf } from './oklch.ts';

/** The paper that the wheel lies on; `wheel.css` has the same two. */
export const PAPER = { light: '#fdfcf9', dark: '#10181a' } as const;

export type Theme = keyof typeof PAPER;

/** One ring in one theme. */
export type RingShades = {
  /** Marks: at least 3:1 on the paper and on the three grounds. */
  mark: string;
  /** The inside of a long activity; ink stands on it. */
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

/** Marks between `darkest` and `lightest` stand out 3:1 from every ground of their theme, whatever their hue: the test tries. */
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

/** What a ring of any colour is drawn with: its hue stays, its lightness becomes one that can be read on this theme's paper. */
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

/** Hues a fair step apart, so ordered that neighbouring rings differ most. */
const HUES = [210, 45, 150, 330, 85, 265, 20, 180, 300, 115, 235, 355];

/** Twelve colours of equal lightness for rings that nobody has picked a colour for. */
export const DEFAULT_RING_COLOURS: readonly string[] = HUES.map((hue) =>
  hexOf({ lightness: 0.58, chroma: 0.115, hue }),
);
