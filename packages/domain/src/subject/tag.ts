import { foldText } from '../text/fold.ts';

/** Hues that are easy to tell apart, the most different first; the screen decides how each is drawn, in both themes. */
export const tagPalette = [
  '#1f6f8b',
  '#c25b2a',
  '#2e7d5b',
  '#a0417e',
  '#b07d12',
  '#6f4fa8',
  '#b23a48',
  '#6b8e23',
  '#41609f',
  '#7a6a53',
  '#4b7f8c',
  '#5f6b76',
] as const;

/** Returns the colour of a new tag, #rrggbb: always the same for the same word, so that it can be recognised. */
export function tagColor(title: string): string {
  let sum = 0;
  for (const letter of foldText(title)) sum = (sum * 31 + letter.codePointAt(0)!) % 100_003;
  return tagPalette[sum % tagPalette.length]!;
}

/** The most tags of one thing. */
export const tagLimit = 20;
/** The most characters of one tag. */
export const tagTitleLimit = 50;
/** The most tags that one person follows. */
export const followedTagLimit = 100;
