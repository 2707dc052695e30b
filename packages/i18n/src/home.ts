import type { Row } from './locale.ts';

/** The home page: a tile an area, and what a newcomer does first. */
export const homeTexts = {
  'home.title': ['Heim', 'Hjem', 'Home'],
  'home.welcome': ['Hei, {name}', 'Hei, {name}', 'Hello, {name}'],
  'home.tile.calendar.title': ['Årshjul', 'Årshjul', 'Annual Cycle'],
  'home.tile.calendar.body': [
    'Sjå heile året samla, med oppgåver og fristar.',
    'Se hele året samlet, med oppgaver og frister.',
    'See the whole year at once, with tasks and deadlines.',
  ],
  'home.tile.topic.title': ['Grupper', 'Grupper', 'Groups'],
  'home.tile.topic.body': [
    'Arbeid saman om eit tema, på tvers av kommunar.',
    'Arbeid sammen om et tema, på tvers av kommuner.',
    'Work together on a topic, across municipalities.',
  ],
  'home.tile.forum.title': ['Forum', 'Forum', 'Forum'],
  'home.tile.forum.body': [
    'Spør andre som gjer det same som deg.',
    'Spør andre som gjør det samme som deg.',
    'Ask others who do what you do.',
  ],
  'home.tile.grant.title': ['Tilskot', 'Tilskudd', 'Grants'],
  'home.tile.grant.body': [
    'Finn tilskotsordningar og søknadsfristar.',
    'Finn tilskuddsordninger og søknadsfrister.',
    'Find grant schemes and their application deadlines.',
  ],
  'home.tile.noAccess': [
    'Organisasjonen din har ikkje denne delen',
    'Organisasjonen din har ikke denne delen',
    'Your organization does not have this part',
  ],
  'home.yourYear': ['Året ditt', 'Året ditt', 'Your year'],
  'home.allDone': ['Alt er gjort. Nyt dagen.', 'Alt er gjort. Nyt dagen.', 'All is done. Enjoy your day.'],

  'home.lead': ['Dette er året ditt akkurat no.', 'Dette er året ditt akkurat nå.', 'This is your year right now.'],
  'home.tile.mine': ['Heile året ditt i eitt hjul', 'Hele året ditt i ett hjul', 'Your whole year in one wheel'],
  'home.tile.explore': [
    'Sjå kva andre kommunar gjer når',
    'Se hva andre kommuner gjør når',
    'See what other municipalities do when',
  ],
  'home.tile.create': [
    'Kva skal gjerast når, gjennom heile året?',
    'Hva skal gjøres når, gjennom hele året?',
    'What is to be done when, all year round?',
  ],
  'home.deadlines.hint': [
    'Fristane i årshjula dine kjem her.',
    'Fristene i årshjulene dine kommer her.',
    'The deadlines of your year wheels appear here.',
  ],
  'home.assigned.hint': [
    'Gjer nokon ansvarleg for ein aktivitet, så følgjer du han herifrå.',
    'Gjør noen ansvarlig for en aktivitet, så følger du den herfra.',
    'Make somebody responsible for an activity, and follow it from here.',
  ],
} as const satisfies Record<string, Row>;
