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
  'home.tile.mine.body': [
    'Året ditt, med det du eig, følgjer og har ansvar for.',
    'Året ditt, med det du eier, følger og har ansvar for.',
    'Your year, with what you own, follow and are responsible for.',
  ],
  'home.tile.explore.body': [
    'Sjå korleis andre kommunar legg opp året sitt.',
    'Se hvordan andre kommuner legger opp året sitt.',
    'See how other municipalities plan their year.',
  ],
  'home.tile.myMunicipality.body': [
    'Alle årshjul i organisasjonen din.',
    'Alle årshjul i organisasjonen din.',
    'All year wheels in your organization.',
  ],
  'home.tile.create.body': [
    'Gi eit årshjul tittel og farge, og fyll det med aktivitetar.',
    'Gi et årshjul tittel og farge, og fyll det med aktiviteter.',
    'Give a year wheel a title and a colour, and fill it with activities.',
  ],
  'home.tile.noAccess': [
    'Organisasjonen din har ikkje denne delen',
    'Organisasjonen din har ikke denne delen',
    'Your organization does not have this part',
  ],
  'home.yourYear': ['Året ditt', 'Året ditt', 'Your year'],
  'home.allDone': ['Alt er gjort. Nyt dagen.', 'Alt er gjort. Nyt dagen.', 'All is done. Enjoy your day.'],
} as const satisfies Record<string, Row>;
