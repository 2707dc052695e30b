/** The interface languages (product/shell#languages-and-themes): Nynorsk is the default. */
export const locales = ['nn', 'nb', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'nn';

/** One text: Nynorsk, Bokmål and English side by side, in ICU message format. */
export type Row = readonly [nn: string, nb: string, en: string];

/** The column of a language in a row. */
export const column: Record<Locale, 0 | 1 | 2> = { nn: 0, nb: 1, en: 2 };

/**
 * The locale whose number and date rules are used. Browsers may lack data for Nynorsk, and its rules for numbers
 * equal those of Bokmål; weekdays and relative times in Nynorsk are texts of our own.
 */
export const formatLocale: Record<Locale, string> = { nn: 'nb-NO', nb: 'nb-NO', en: 'en-GB' };
