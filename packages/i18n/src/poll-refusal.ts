import type { Row } from './locale.ts';

/** The words of the refusals of polls, by code. */
export const pollRefusals = {
  'poll.tooFew': [
    'Skriv minst to svar å velje mellom.',
    'Skriv minst to svar å velge mellom.',
    'Write at least two answers to choose from.',
  ],
  'poll.sameChoice': [
    'Dette svaret står der allereie.',
    'Dette svaret står der allerede.',
    'This answer is already there.',
  ],
  'poll.day': [
    'Vel ein dag frå i dag og til eitt år fram.',
    'Velg en dag fra i dag og til ett år fram.',
    'Choose a day from today to a year from now.',
  ],
  'poll.oneChoice': [
    'I denne avrøystinga kan du berre velje eitt svar.',
    'I denne avstemningen kan du bare velge ett svar.',
    'In this poll you can choose one answer only.',
  ],
  'poll.choiceGone': [
    'Svara er endra sidan du opna avrøystinga. Last sida på nytt, og røyst ein gong til.',
    'Svarene er endret siden du åpnet avstemningen. Last siden på nytt, og stem en gang til.',
    'The answers of the poll have changed since you opened it. Reload the page and vote again.',
  ],
  'poll.closed': ['Avrøystinga er avslutta.', 'Avstemningen er avsluttet.', 'The poll is closed.'],
  'poll.voted': [
    'Nokon har røysta. Då kan berre siste dag endrast, ikkje svara.',
    'Noen har stemt. Da kan bare siste dag endres, ikke svarene.',
    'Someone has voted. Only the last day can be changed then, not the answers.',
  ],
} as const satisfies Record<string, Row>;
