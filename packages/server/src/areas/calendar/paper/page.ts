import type { Weight } from './fonts.ts';

/** A shape, in SVG's way of writing. */
export type PathMark = {
  kind: 'path';
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: readonly [on: number, off: number];
  /** Of the line. 0–1. */
  opacity?: number;
};

/** A piece of text whose letters begin at a point of the baseline; `turn` is degrees clockwise around it. */
export type Piece = { text: string; x: number; y: number; turn?: number };

/** A text: in one piece, or along a curve in several, which is still one text to who reads it. */
export type TextMark = {
  kind: 'text';
  text: string;
  pieces: readonly Piece[];
  size: number;
  weight: Weight;
  fill: string;
};

/** Marks that are moved and scaled together, and cut to a box of their own measures. */
export type GroupMark = {
  kind: 'group';
  x: number;
  y: number;
  scale: number;
  box?: { x: number; y: number; width: number; height: number };
  marks: readonly Mark[];
};

/** What a page is drawn of. */
export type Mark = PathMark | TextMark | GroupMark;

/** What a block is to who cannot see it; an ornament is passed over. */
export type Role = 'title' | 'heading' | 'text' | 'item' | 'figure' | 'ornament';

/** Marks that belong together. Items that follow each other are one list. */
export type Block = { role: Role; marks: readonly Mark[]; alt?: string };

/** A page; points, from the upper left. */
export type Page = { width: number; height: number; blocks: readonly Block[] };

/** The pages of a file. */
export type Pages = { title: string; lang: string; pages: readonly Page[] };

/** Millimetres in points. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** Ink on paper: the same as `wheel.css` has for print. */
export const ink = {
  text: '#111111',
  quiet: '#4a4a4a',
  hairline: '#c9cdca',
  alert: '#b3361f',
  weekend: '#f1f2f0',
} as const;

/** Returns a text that begins at a point of its baseline. */
export const textAt = (
  text: string,
  x: number,
  y: number,
  { size, weight = 400, fill = ink.text }: { size: number; weight?: Weight; fill?: string },
): TextMark => ({ kind: 'text', text, pieces: [{ text, x, y }], size, weight, fill });

/** Returns the lines of a text below each other; copied or heard, they are one text, and what follows it is another word. */
export const textLines = (
  lines: readonly string[],
  x: number,
  y: number,
  step: number,
  look: Parameters<typeof textAt>[3],
): TextMark[] => lines.map((line, at) => textAt(`${line} `, x, y + at * step, look));

/** Returns a straight line. */
export const lineFrom = (
  x: number,
  y: number,
  toX: number,
  toY: number,
  stroke: string = ink.hairline,
  width = 0.5,
): PathMark => ({
  kind: 'path',
  d: `M${round(x)},${round(y)}L${round(toX)},${round(toY)}`,
  stroke,
  width,
});

/** Returns a rectangle. */
export const boxAt = (
  x: number,
  y: number,
  width: number,
  height: number,
  look: Omit<PathMark, 'kind' | 'd'>,
): PathMark => ({
  kind: 'path',
  d: `M${round(x)},${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`,
  ...look,
});

/** Hundredths of a point are finer than any printer. */
export const round = (value: number): number => Math.round(value * 100) / 100;
