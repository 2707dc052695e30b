import type { Row } from './locale.ts';

/** The days of an organization: holidays of its schools, days on which it is closed, and the eves. */
export const daysOffTexts = {
  'daysOff.title': ['Skuleferiar og fridagar', 'Skoleferier og fridager', 'School holidays and days off'],
  'daysOff.lead': [
    'Alle i kommunen ser skuleferiane i årshjula og kalendrane. Fristar som skal falle på virkedagar, går utanom dagane de har stengt.',
    'Alle i kommunen ser skoleferiene i årshjulene og kalenderne. Frister som skal falle på virkedager, går utenom dagene dere har stengt.',
    'Everyone in the municipality sees the school holidays in year wheels and calendars. Deadlines set to fall on working days avoid the days when you are closed.',
  ],
  'daysOff.SCHOOL': ['Skuleferiar', 'Skoleferier', 'School holidays'],
  'daysOff.CLOSED': ['Stengde dagar', 'Stengte dager', 'Closed days'],
  'daysOff.SCHOOL.none': [
    'Ingen skuleferiar i {year} enno',
    'Ingen skoleferier i {year} ennå',
    'No school holidays in {year} yet',
  ],
  'daysOff.CLOSED.none': ['Ingen stengde dagar i {year}', 'Ingen stengte dager i {year}', 'No closed days in {year}'],
  'daysOff.year': ['År', 'År', 'Year'],
  'daysOff.add': ['Legg til', 'Legg til', 'Add'],
  'daysOff.paste': ['Lim inn frå tabell', 'Lim inn fra tabell', 'Paste from a table'],
  'daysOff.copyLast': ['Kopier frå {year}', 'Kopier fra {year}', 'Copy from {year}'],
  'daysOff.lines': [
    'Éi linje for kvar: namn, første og siste dag',
    'Én linje for hver: navn, første og siste dag',
    'One per line: name, first and last day',
  ],
  'daysOff.read': [
    '{count, plural, =0 {Ingen linjer med namn og dagar} one {Éi linje er lesen} other {# linjer er lesne}}',
    '{count, plural, =0 {Ingen linjer med navn og dager} one {Én linje er lest} other {# linjer er lest}}',
    '{count, plural, =0 {No lines with a name and days} one {One line has been read} other {# lines have been read}}',
  ],
  'daysOff.left': [
    '{count, plural, one {Éi linje manglar namn eller dag.} other {# linjer manglar namn eller dag.}}',
    '{count, plural, one {Én linje mangler navn eller dag.} other {# linjer mangler navn eller dag.}}',
    '{count, plural, one {One line lacks a name or a day.} other {# lines lack a name or a day.}}',
  ],
  'daysOff.edit': ['Rediger {title}', 'Rediger {title}', 'Edit {title}'],
  'daysOff.remove': ['Fjern {title}', 'Fjern {title}', 'Remove {title}'],
  'daysOff.saved': ['Dagane er lagra', 'Dagene er lagret', 'The days have been saved'],
  'daysOff.eves': ['Dagen før ein heilagdag', 'Dagen før en helligdag', 'The day before a holiday'],
  'daysOff.easterEve': ['Påskeaftan', 'Påskeaften', 'Easter Eve'],
  'daysOff.christmasEve': ['Julaftan', 'Julaften', 'Christmas Eve'],
  'daysOff.newYearsEve': ['Nyttårsaftan', 'Nyttårsaften', 'New Year’s Eve'],
  'daysOff.WHOLE': ['Heil dag', 'Hel dag', 'Whole day'],
  'daysOff.HALF': ['Halv dag', 'Halv dag', 'Half day'],
  'daysOff.CLOSED.hours': ['Stengt', 'Stengt', 'Closed'],
  'daysOff.bridging': ['Inneklemd dag', 'Inneklemt dag', 'Bridging day'],
} as const satisfies Record<string, Row>;
