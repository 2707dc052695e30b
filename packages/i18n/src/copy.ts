import type { Row } from './locale.ts';

/** Copying a year wheel: the dialog, the wait, and what a copy that stays linked shows. */
export const copyTexts = {
  'copy.menu': ['Kopier', 'Kopier', 'Copy'],
  'copy.dialog': ['Kopier «{title}»', 'Kopier «{title}»', 'Copy “{title}”'],
  'copy.title': ['Tittel på kopien', 'Tittel på kopien', 'Title of the copy'],
  'copy.kind': ['Kva slags kopi vil du ha?', 'Hva slags kopi vil du ha?', 'Which kind of copy do you want?'],
  'copy.kind.copy': ['Sjølvstendig kopi', 'Selvstendig kopi', 'Independent copy'],
  'copy.kind.copyHint': [
    'Kopien er din, og har ikkje noko med originalen å gjere.',
    'Kopien er din, og har ikke noe med originalen å gjøre.',
    'The copy is yours and has nothing to do with the original.',
  ],
  'copy.kind.fork': ['Kopi som er knytt til originalen', 'Kopi som er knyttet til originalen', 'Linked copy'],
  'copy.kind.forkHint': [
    'Kopien er din, men det de fullfører i kopien, tel med i framdrifta til originalen. Ikkje noko anna derfrå blir vist.',
    'Kopien er din, men det dere fullfører i kopien, teller med i framdriften til originalen. Ikke noe annet derfra blir vist.',
    'The copy is yours, but what you complete in it counts in the progress of the original. Nothing else from it is shown there.',
  ],
  'copy.contents': [
    'Med følgjer farge, skildring og alle seriar, med aktivitetane frå i år og framover. Hakar, notat, tilgangar og andre ansvarlege følgjer ikkje med.',
    'Med følger farge, beskrivelse og alle serier, med aktivitetene fra i år og framover. Haker, notater, tilganger og andre ansvarlige følger ikke med.',
    'It comes with colour, description and all series, with their activities from this year on. Ticks, notes, access and other people’s responsibilities do not come along.',
  ],

  'copy.toast.copying': ['Kopierer «{title}» …', 'Kopierer «{title}» …', 'Copying “{title}” …'],
  'copy.toast.done': [
    'Kopieringa er fullført! Kopien er klar.',
    'Kopieringen er fullført! Kopien er klar.',
    'Copying successful! The copy is ready.',
  ],
  'copy.toast.later': [
    'Kopieringa tek litt tid. Kopien kjem under «Mine årshjul» når han er klar.',
    'Kopieringen tar litt tid. Kopien kommer under «Mine årshjul» når den er klar.',
    'Copying takes a while. The copy appears under “My year wheels” when it is ready.',
  ],
  'copy.open': ['Opne kopien', 'Åpne kopien', 'Open the copy'],
  'copy.wait': ['Vent på kopien', 'Vent på kopien', 'Wait for the copy'],

  'copy.page.waiting': ['Lagar «{title}»', 'Lager «{title}»', 'Creating “{title}”'],
  'copy.page.waitingHint': [
    'Det tek som regel nokre sekund. Du kan gjere noko anna så lenge: Kopien kjem under «Mine årshjul».',
    'Det tar som regel noen sekunder. Du kan gjøre noe annet imens: Kopien kommer under «Mine årshjul».',
    'It usually takes a few seconds. Feel free to do something else: the copy appears under “My year wheels”.',
  ],
  'copy.page.spinner': ['Kopierer', 'Kopierer', 'Copying'],
  'copy.page.failed': ['Vi fekk ikkje laga kopien', 'Vi fikk ikke laget kopien', 'The copy could not be created'],
  'copy.page.failedHint': [
    '«{title}» blei ikkje laga, og ingenting er endra.',
    '«{title}» ble ikke laget, og ingenting er endret.',
    '“{title}” was not created, and nothing has changed.',
  ],
  'copy.page.original': ['Til originalen', 'Til originalen', 'To the original'],

  'copy.forks': ['Kopiar som er knytte hit', 'Kopier som er knyttet hit', 'Linked copies'],
  'copy.forksHint': [
    'Det som blir fullført i dei, tel med i framdrifta her.',
    'Det som blir fullført i dem, teller med i framdriften her.',
    'What is completed in them counts in the progress here.',
  ],
  'copy.forkedFrom': ['Knytt til originalen', 'Knyttet til originalen', 'Linked to the original'],
  'copy.forkProgress': [
    '{done} av {total} {total, plural, one {kopi ferdig} other {kopiar ferdige}}',
    '{done} av {total} {total, plural, one {kopi ferdig} other {kopier ferdige}}',
    '{done} of {total} {total, plural, one {copy} other {copies}} finished',
  ],
  'copy.inCopies': ['I kopiane', 'I kopiene', 'In the copies'],
} as const satisfies Record<string, Row>;
