import type { ChangeValue } from './changed-fields.ts';

/** Number of values of a list that are shown at first. */
export const shownAtFirst = 5;
/** Number of characters of a text that are shown at first. */
const mostCharacters = 140;

/** Whether values are longer than what is shown at first. */
export const isLong = (values: readonly ChangeValue[]): boolean =>
  values.length > shownAtFirst || values.some(({ text }) => (text ?? '').length > mostCharacters);

/** Returns the beginning of a text, up to the end of a word. */
export function shortened(text: string): string {
  if (text.length <= mostCharacters) return text;
  const start = text.slice(0, mostCharacters);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > mostCharacters / 2 ? end : mostCharacters)} …`;
}
