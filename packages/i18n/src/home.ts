import type { Row } from './locale.ts';

/** The home page: a tile for each area, and a newcomer's first steps. */
export const homeTexts = {
  'home.title': ['Heim', 'Hjem', 'Home'],
  'home.welcome': ['Hei, {name}', 'Hei, {name}', 'Hello, {name}'],
  'home.tile.noAccess': [
    'Organisasjonen din har ikkje tilgang til «{permission}»',
    'Organisasjonen din har ikke tilgang til «{permission}»',
    'Your organization has no access to “{permission}”',
  ],
  'home.allDone': ['Alt er gjort. Nyt dagen.', 'Alt er gjort. Nyt dagen.', 'Everything is done. Enjoy your day.'],

  'home.showAll': ['Vis alle {count, number}', 'Vis alle {count, number}', 'Show all {count, number}'],
  'home.showAllOf': [
    'Vis alle {count, number}: {list}',
    'Vis alle {count, number}: {list}',
    'Show all {count, number}: {list}',
  ],
  'home.taskCount': [
    '{count, plural, =0 {Ingen oppgåver} one {# oppgåve} other {# oppgåver}}',
    '{count, plural, =0 {Ingen oppgaver} one {# oppgave} other {# oppgaver}}',
    '{count, plural, =0 {No tasks} one {# task} other {# tasks}}',
  ],
  'home.taskPages': ['Sider med oppgåver', 'Sider med oppgaver', 'Pages: tasks'],

  'home.coming': ['Dei neste 14 dagane', 'De neste 14 dagene', 'The next 14 days'],
  'home.allDeadlines': [
    'Alle fristar ({count, number})',
    'Alle frister ({count, number})',
    'All deadlines ({count, number})',
  ],
  'home.year': ['Året ditt, {year}', 'Året ditt, {year}', 'Your year, {year}'],
  'home.year.done': [
    '{done, number} av {total, number} er fullførte',
    '{done, number} av {total, number} er fullført',
    '{done, number} of {total, number} are completed',
  ],
  'home.year.open': [
    '{count, plural, one {# er open} other {# er opne}}',
    '{count, plural, one {# er åpen} other {# er åpne}}',
    '{count, plural, one {# is open} other {# are open}}',
  ],
  'home.year.late': ['{count, number} over fristen', '{count, number} over fristen', '{count, number} overdue'],
  'home.year.go': ['Opne året', 'Åpne året', 'Open the year'],
  'home.tile.mine': ['Heile året i eitt hjul', 'Hele året i ett hjul', 'Your year in one wheel'],
  'home.tile.explore': ['Kva andre gjer, og når', 'Hva andre gjør, og når', 'What others do, and when'],
  'home.tile.create': ['Frå ein mal, eller tomt', 'Fra en mal, eller tomt', 'From a template, or empty'],
  'home.deadlines.hint': [
    'Fristane i årshjula dine kjem her.',
    'Fristene i årshjulene dine kommer her.',
    'The deadlines of your year wheels appear here.',
  ],
  'home.assigned.hint': [
    'Gi nokon ansvaret for ein aktivitet, så ser du her korleis det går.',
    'Gi noen ansvaret for en aktivitet, så ser du her hvordan det går.',
    'Make someone responsible for an activity, and follow it from here.',
  ],
  'home.tour.mine.title': ['Året ditt', 'Året ditt', 'Your year'],
  'home.tour.mine.body': [
    'Alle årshjula dine ligg som ringar i eitt hjul. Her ser du heile året.',
    'Alle årshjulene dine ligger som ringer i ett hjul. Her ser du hele året.',
    'All your year wheels are rings of one wheel. Here you see the whole year.',
  ],
  'home.tour.explore.title': ['Sjå kva andre gjer', 'Se hva andre gjør', 'See what others do'],
  'home.tour.explore.body': [
    'Finn årshjul frå heile landet. Følg dei, eller ta ein kopi som utgangspunkt.',
    'Finn årshjul fra hele landet. Følg dem, eller ta en kopi som utgangspunkt.',
    'Find year wheels from the whole country. Follow them, or copy one as a starting point.',
  ],
  'home.newWheels': [
    'Nye årshjul i {municipality}',
    'Nye årshjul i {municipality}',
    'New year wheels in {municipality}',
  ],
  'home.tour.myMunicipality.title': ['Kommunen din', 'Kommunen din', 'Your municipality'],
  'home.tour.myMunicipality.body': [
    'Årshjula til kollegaene dine. Legg dei du treng, til i året ditt.',
    'Årshjulene til kollegene dine. Legg dem du trenger, til i året ditt.',
    'The year wheels of your colleagues. Add those you need to your year.',
  ],
  'home.tour.create.title': ['Lag ditt eige', 'Lag ditt eget', 'Create your own'],
  'home.tour.create.body': [
    'Begynn med eit tomt årshjul, eller med ein mal.',
    'Begynn med et tomt årshjul, eller med en mal.',
    'Begin with an empty year wheel, or with a template.',
  ],
  'home.tour.deadlines.title': ['Fristar som kjem', 'Frister som kommer', 'Deadlines ahead'],
  'home.tour.deadlines.body': [
    'Dei næraste fristane i alle årshjula dine.',
    'De nærmeste fristene i alle årshjulene dine.',
    'The nearest deadlines in all your year wheels.',
  ],
  'home.tour.tasks.title': ['Oppgåvene dine', 'Oppgavene dine', 'Your tasks'],
  'home.tour.tasks.body': [
    'Det du er ansvarleg for. Kryss av rett her.',
    'Det du er ansvarlig for. Kryss av rett her.',
    'What you are responsible for. Tick it right here.',
  ],
  'home.tour.given.title': ['Oppgåver du har gitt andre', 'Oppgaver du har gitt andre', 'Tasks you assigned to others'],
  'home.tour.given.body': [
    'Her ser du kva andre skal gjere for deg, og kva som er over fristen.',
    'Her ser du hva andre skal gjøre for deg, og hva som er over fristen.',
    'Here you see what others do for you, and what is overdue.',
  ],
} as const satisfies Record<string, Row>;
