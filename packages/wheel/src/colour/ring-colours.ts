import { contrast } from './contrast.ts';
import { hexOf, type Oklch, oklchOf } from './oklch.ts';

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
  step: number;
  mostChroma: number;
  tint: Ground;
  chosen: Ground;
  soft: Ground;
};
type Ground = { lightness: number; chroma: number };

const RULES: Record<Theme, Rule> = {
  light: {
    lightest: 0.55,
    darkest: 0.42,
    step: -0.01,
    mostChroma: 0.13,
    tint: { lightness: 0.966, chroma: 0.01 },
    chosen: { lightness: 0.93, chroma: 0.026 },
    soft: { lightness: 0.89, chroma: 0.055 },
  },
  dark: {
    lightest: 0.86,
    darkest: 0.76,
    step: 0.01,
    mostChroma: 0.115,
    tint: { lightness: 0.238, chroma: 0.016 },
    chosen: { lightness: 0.3, chroma: 0.032 },
    soft: { lightness: 0.39, chroma: 0.055 },
  },
};

const MARK_CONTRAST = 3;

/** What a ring of any colour is drawn with: its hue stays, its lightness becomes one that can be read on this theme's paper. */
export function ringShades(color: string, theme: Theme): RingShades {
  const picked = oklchOf(color);
  const rule = RULES[theme];
  const ground = ({ lightness, chroma }: Ground) =>
    hexOf({ lightness, chroma: Math.min(chroma, picked.chroma), hue: picked.hue });
  const [tint, chosen, soft] = [ground(rule.tint), ground(rule.chosen), ground(rule.soft)];
  return { mark: readable(picked, rule, [PAPER[theme], tint, chosen, soft]), soft, tint, chosen };
}

function readable(picked: Oklch, rule: Rule, grounds: readonly string[]): string {
  const chroma = Math.min(picked.chroma, rule.mostChroma);
  let lightness = Math.min(rule.lightest, Math.max(rule.darkest, picked.lightness));
  let mark = hexOf({ lightness, chroma, hue: picked.hue });
  while (grounds.some((ground) => contrast(mark, ground) < MARK_CONTRAST)) {
    lightness += rule.step;
    mark = hexOf({ lightness, chroma, hue: picked.hue });
  }
  return mark;
}

/** Hues a fair step apart, so ordered that neighbouring rings differ most. */
const HUES = [210, 45, 150, 330, 85, 265, 20, 180, 300, 115, 235, 355];

/** Twelve colours of equal lightness for rings that nobody has picked a colour for. */
export const DEFAULT_RING_COLOURS: readonly string[] = HUES.map((hue) =>
  hexOf({ lightness: 0.58, chroma: 0.115, hue }),
);
