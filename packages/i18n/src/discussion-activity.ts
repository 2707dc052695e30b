import type { Row } from './locale.ts';

/** Making an activity in a year wheel from an answer (product/forum#activities). */
export const discussionActivityTexts = {
  'discussion.activity.make': ['Lag aktivitet', 'Lag aktivitet', 'Create an activity'],
  'discussion.activity.title': [
    'Lag aktivitet av svaret',
    'Lag aktivitet av svaret',
    'Create an activity from the answer',
  ],
  'discussion.activity.hint': [
    'Svaret blir føremålet. Alle som kan lese årshjulet, kan lese det du lagrar. Lenkja tilbake til svaret ser berre dei som kan lese spørsmålet.',
    'Svaret blir formålet. Alle som kan lese årshjulet, kan lese det du lagrer. Lenken tilbake til svaret ser bare de som kan lese spørsmålet.',
    'The answer becomes the purpose. Everyone who can read the year wheel can read what you save. Only those who can read the question see the link back to the answer.',
  ],
  'discussion.activity.noWheel': [
    'Du har ikkje noko årshjul som du kan skrive i. Lag eitt, og kom tilbake hit.',
    'Du har ikke noe årshjul som du kan skrive i. Lag ett, og kom tilbake hit.',
    'You cannot edit any year wheels. Create one, and come back here.',
  ],
  'discussion.activity.isMine': ['Eg er ansvarleg', 'Jeg er ansvarlig', 'I am responsible'],
  'discussion.activity.send': ['Lag aktiviteten', 'Lag aktiviteten', 'Create the activity'],
  'discussion.activity.done': ['Aktiviteten er laga', 'Aktiviteten er laget', 'The activity has been created'],
  'discussion.activity.made': [
    'Aktivitetar som er laga av svaret',
    'Aktiviteter som er laget av svaret',
    'Activities created from the answer',
  ],
  'discussion.activity.where': ['{day}, i {wheel}', '{day}, i {wheel}', '{day}, in {wheel}'],
  'discussion.activity.origin': [
    'Laga av eit svar i forumet',
    'Laget av et svar i forumet',
    'Created from an answer in the forum',
  ],
} as const satisfies Record<string, Row>;
