import type { TextId } from './texts.ts';

/** The values for the names that a text has in braces. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns the words of a text in one language: `sayer(locale)` on the server, react-intl in the browser. */
export type Say = (id: TextId, values?: TextValues) => string;
