import type { Locale } from '@samspel/i18n/locale';

/** How a journey is seen: a language and a theme. */
export type Look = { locale: Locale; theme: 'light' | 'dark' };

export const looks: readonly Look[] = (['nn', 'nb', 'en'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).map((theme) => ({ locale, theme })),
);

/**
 * Returns the looks in which a journey runs: one, so that all journeys together cover every language and theme; all of them with SAMSPEL_MATRIX=all.
 * @param turn the journey's number
 */
export function looksFor(turn: number): readonly Look[] {
  return process.env.SAMSPEL_MATRIX === 'all' ? looks : [looks[turn % looks.length]!];
}
