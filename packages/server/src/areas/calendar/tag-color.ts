/** Hues that are told apart at a glance; what is drawn is up to the screen, in both themes. */
const palette = [
  '#1f6f8b',
  '#2e7d5b',
  '#6b8e23',
  '#b07d12',
  '#c25b2a',
  '#b23a48',
  '#a0417e',
  '#6f4fa8',
  '#41609f',
  '#4b7f8c',
  '#7a6a53',
  '#5f6b76',
] as const;

/** The colour of a new tag, #rrggbb: always the same for the same word, so that it can be found again. */
export function tagColor(title: string): string {
  let sum = 0;
  for (const letter of title.toLowerCase()) sum = (sum * 31 + letter.codePointAt(0)!) % 100_003;
  return palette[sum % palette.length]!;
}
