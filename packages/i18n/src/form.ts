import type { Row } from './locale.ts';

/** Texts of every form, and of every field to copy from. */
export const formTexts = {
  'form.discardTitle': ['Forkaste endringane?', 'Forkaste endringene?', 'Discard changes?'],
  'form.discard': [
    'Du har endringar som ikkje er lagra. Vil du forkaste dei?',
    'Du har endringer som ikke er lagret. Vil du forkaste dem?',
    'You have changes that have not been saved. Do you want to discard them?',
  ],
  'form.copyByHand': [
    'Nettlesaren lèt oss ikkje kopiere. Merk adressa, og kopier ho sjølv.',
    'Nettleseren lar oss ikke kopiere. Merk adressen, og kopier den selv.',
    'The browser does not let us copy. Select the address and copy it yourself.',
  ],
} as const satisfies Record<string, Row>;
