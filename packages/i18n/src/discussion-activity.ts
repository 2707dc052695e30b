import type { Row } from './locale.ts';

/** Making an activity in a year wheel from an answer (product/forum#activities). */
export const discussionActivityTexts = {
  'discussion.activity.make': ['Lag aktivitet', 'Lag aktivitet', 'Make an activity'],
  'discussion.activity.title': ['Lag aktivitet av svaret', 'Lag aktivitet av svaret', 'Make an activity of the answer'],
  'discussion.activity.hint': [
    'Føremålet er orda i svaret. Alle som kan lese årshjulet, kan lese det du lagrar. Vegen tilbake til svaret ser berre dei som kan lese innlegget.',
    'Formålet er ordene i svaret. Alle som kan lese årshjulet, kan lese det du lagrer. Veien tilbake til svaret ser bare de som kan lese innlegget.',
    'The purpose is the words of the answer. Everyone who can read the year wheel can read what you save. Only those who can read the discussion see the way back to the answer.',
  ],
  'discussion.activity.noWheel': [
    'Du har ikkje noko årshjul som du kan skrive i. Lag eit, og kom tilbake hit.',
    'Du har ikke noe årshjul som du kan skrive i. Lag ett, og kom tilbake hit.',
    'You have no year wheel that you can write. Make one, and come back here.',
  ],
  'discussion.activity.isMine': ['Eg er ansvarleg', 'Jeg er ansvarlig', 'I am responsible'],
  'discussion.activity.send': ['Lag aktiviteten', 'Lag aktiviteten', 'Make the activity'],
  'discussion.activity.done': ['Aktiviteten er laga', 'Aktiviteten er laget', 'The activity is made'],
  'discussion.activity.made': [
    'Aktivitetar som er laga av svaret',
    'Aktiviteter som er laget av svaret',
    'Activities made of the answer',
  ],
  'discussion.activity.where': ['{day}, i {wheel}', '{day}, i {wheel}', '{day}, in {wheel}'],
  'discussion.activity.origin': [
    'Laga av eit svar i forumet',
    'Laget av et svar i forumet',
    'Made of an answer in the forum',
  ],
} as const satisfies Record<string, Row>;
