import type { Row } from './locale.ts';

/** The history of a year wheel and its activities, and undoing a change or a removal. */
export const historyTexts = {
  'history.saved': ['Lagra', 'Lagret', 'Saved'],
  'history.undone': ['Endringa er angra', 'Endringen er angret', 'The change is undone'],
  'history.conflict': [
    'Det same er endra på nytt sidan. Opne historikken for å sjå kva som gjeld no.',
    'Det samme er endret på nytt siden. Åpne historikken for å se hva som gjelder nå.',
    'The same has been changed again since. Open the history to see what holds now.',
  ],
} as const satisfies Record<string, Row>;
