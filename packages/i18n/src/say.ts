import type { TextId } from './texts.ts';

/** Values that a text names in braces. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Answers the words of a text in one language: `sayer(locale)` on the server, react-intl in the browser. */
export type Say = (id: TextId, values?: TextValues) => string;
