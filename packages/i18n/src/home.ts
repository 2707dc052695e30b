import type { Row } from './locale.ts';

/** The home page: a tile an area, and what a newcomer does first. */
export const homeTexts = {
  'home.title': ['Heim', 'Hjem', 'Home'],
  'home.welcome': ['Hei, {name}', 'Hei, {name}', 'Hello, {name}'],
  'home.tile.noAccess': [
    'Organisasjonen din har ikkje tilgang til denne delen',
    'Organisasjonen din har ikke tilgang til denne delen',
    'Your organization does not have access to this part',
  ],
  'home.allDone': ['Alt er gjort. Nyt dagen.', 'Alt er gjort. Nyt dagen.', 'Everything is done. Enjoy your day.'],

  'home.showAll': ['Vis alle {count}', 'Vis alle {count}', 'Show all {count}'],
  'home.showAllOf': ['Vis alle {count}: {list}', 'Vis alle {count}: {list}', 'Show all {count}: {list}'],
  'home.taskCount': [
    '{count, plural, =0 {Ingen oppgåver} one {# oppgåve} other {# oppgåver}}',
    '{count, plural, =0 {Ingen oppgaver} one {# oppgave} other {# oppgaver}}',
    '{count, plural, =0 {No tasks} one {# task} other {# tasks}}',
  ],
  'home.taskPages': ['Sider med oppgåver', 'Sider med oppgaver', 'Pages of tasks'],

  'home.lead': ['Dette er året ditt akkurat no.', 'Dette er året ditt akkurat nå.', 'This is your year right now.'],
  'home.tile.mine': ['Heile året ditt i eitt hjul', 'Hele året ditt i ett hjul', 'Your whole year in one wheel'],
  'home.tile.explore': [
    'Sjå kva andre kommunar gjer, og når',
    'Se hva andre kommuner gjør, og når',
    'See what other municipalities do, and when',
  ],
  'home.tile.create': [
    'Kva skal gjerast når, gjennom heile året?',
    'Hva skal gjøres når, gjennom hele året?',
    'Plan what happens when, all year round.',
  ],
  'home.deadlines.hint': [
    'Fristane i årshjula dine kjem her.',
    'Fristene i årshjulene dine kommer her.',
    'The deadlines of your year wheels appear here.',
  ],
  'home.assigned.hint': [
    'Gi nokon ansvaret for ein aktivitet, så ser du her korleis det går.',
    'Gi noen ansvaret for en aktivitet, så ser du her hvordan det går.',
    'Make somebody responsible for an activity, and follow it from here.',
  ],
} as const satisfies Record<string, Row>;
