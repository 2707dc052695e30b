import type { Row } from './locale.ts';

/** The forms that make, edit and copy a year wheel, and their dialogs. */
export const calendarFormTexts = {
  'calendarForm.create': ['Lag nytt årshjul', 'Lag nytt årshjul', 'Create new year wheel'],
  'calendarForm.edit': ['Rediger årshjulet', 'Rediger årshjulet', 'Edit year wheel'],
  'calendarForm.title': ['Tittel', 'Tittel', 'Title'],
  'calendarForm.titleHint': [
    'Til dømes «Internkontroll 2027» eller «Budsjett og rapportering»',
    'For eksempel «Internkontroll 2027» eller «Budsjett og rapportering»',
    'For example “Internal control 2027” or “Budget and reporting”',
  ],
  'calendarForm.color': ['Farge', 'Farge', 'Colour'],
  'calendarForm.preview': ['Førehandsvising', 'Forhåndsvisning', 'Preview'],
  'calendarForm.topics': ['Knyt til tema', 'Knytt til tema', 'Link to topics'],
  'calendarForm.category': ['Kategori', 'Kategori', 'Category'],
  'calendarForm.kostra': ['Tenesteområde (KOSTRA)', 'Tjenesteområde (KOSTRA)', 'Service area (KOSTRA)'],
  'calendarForm.kostraChosen': [
    '{count, plural, =0 {Ingen valde} one {# vald} other {# valde}}',
    '{count, plural, =0 {Ingen valgt} one {# valgt} other {# valgt}}',
    '{count, plural, =0 {None chosen} one {# chosen} other {# chosen}}',
  ],
  'calendarForm.description': ['Skildring', 'Beskrivelse', 'Description'],
  'calendarForm.access': ['Tilgang', 'Tilgang', 'Access'],
  'calendarForm.accessDefault': [
    'Årshjulet er privat, og organisasjonen din kan lese det.',
    'Årshjulet er privat, og organisasjonen din kan lese det.',
    'The year wheel is private, and your organization can read it.',
  ],
  'calendarForm.created': ['Årshjulet er laga', 'Årshjulet er laget', 'Annual cycle is created'],
  'calendarForm.createdHint': [
    'Det ligg no i året ditt. Kva skal skje først?',
    'Det ligger nå i året ditt. Hva skal skje først?',
    'It is now in your year. What is to happen first?',
  ],
  'calendarForm.newActivity': ['Lag ny aktivitet', 'Lag ny aktivitet', 'Create new activity'],
  'calendarForm.failed': ['Ein feil oppstod: {message}', 'En feil oppstod: {message}', 'An error occurred: {message}'],
  'calendarForm.edited': ['Årshjulet er endra', 'Årshjulet er endret', 'Annual cycle successfully edited'],
  'calendarForm.deleted': ['Årshjulet er sletta', 'Årshjulet er slettet', 'Annual cycle successfully deleted'],
  'calendarForm.copied': ['Kopieringa er fullført!', 'Kopieringen er fullført!', 'Copying successful!'],
  'calendarForm.copyAsTemplate': ['Kopier som mal', 'Kopier som mal', 'Copy as template'],
  'calendarForm.copyOf': ['Kopi av {title}', 'Kopi av {title}', 'Copy of {title}'],
  'calendarForm.startCopying': ['Start kopiering', 'Start kopiering', 'Start copying'],
  'calendarForm.archive': ['Arkiver', 'Arkiver', 'Archive'],
  'calendarForm.unArchive': ['Hent fram frå arkivet', 'Hent fra arkivet', 'Unarchive'],
  'calendarForm.discard': [
    'Du har endringar som ikkje er lagra. Vil du forkaste dei?',
    'Du har endringer som ikke er lagret. Vil du forkaste dem?',
    'You have changes that have not been saved. Do you want to discard changes?',
  ],
} as const satisfies Record<string, Row>;
