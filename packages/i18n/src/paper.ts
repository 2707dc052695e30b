import type { Row } from './locale.ts';

/** A year as a file for paper, and the choices for it (product/sharing#files-for-paper). */
export const paperTexts = {
  'paper.notes': ['Notat', 'Notater', 'Notes'],
  'paper.more': [
    '{count, plural, one {og # til} other {og # til}}',
    '{count, plural, one {og # til} other {og # til}}',
    '{count, plural, one {and # more} other {and # more}}',
  ],
  'paper.code': ['Kode som opnar {link}', 'Kode som åpner {link}', 'Code that opens {link}'],
  'paper.missingLetters': [
    '? står for teikn som skrifta ikkje har',
    '? står for tegn som skriften ikke har',
    '? stands for letters that the typeface lacks',
  ],
} as const satisfies Record<string, Row>;
