import type { Row } from './locale.ts';

/** The history of a year wheel and its activities, and undoing a change or a removal. */
export const historyTexts = {
  'history.title': ['Historikk', 'Historikk', 'History'],
  'history.lastEdit': ['Sist endra {day} av {name}', 'Sist endret {day} av {name}', 'Last changed {day} by {name}'],
  'history.of': ['Historikken til «{title}»', 'Historikken til «{title}»', 'History of “{title}”'],
  'history.scope.one': ['Aktiviteten', 'Aktiviteten', 'The activity'],
  'history.scope.series': ['Heile serien', 'Hele serien', 'The whole series'],
  'history.empty': ['Ingenting er endra enno', 'Ingenting er endret ennå', 'Nothing has been changed yet'],
  'history.emptyHint': [
    'Her står det kven som endrar kva, frå den første endringa av.',
    'Her står det hvem som endrer hva, fra den første endringen av.',
    'From the first change on, you see here who changes what.',
  ],
  'history.older': ['Vis eldre', 'Vis eldre', 'Show older'],
  'history.shown': [
    '{shown} av {total, plural, one {# endring} other {# endringar}}',
    '{shown} av {total, plural, one {# endring} other {# endringer}}',
    '{shown} of {total, plural, one {# change} other {# changes}}',
  ],
  'history.removed': [
    '{count, plural, one {Sletta éin aktivitet} other {Sletta # aktivitetar}}',
    '{count, plural, one {Slettet én aktivitet} other {Slettet # aktiviteter}}',
    '{count, plural, one {Deleted one activity} other {Deleted # activities}}',
  ],
  'history.at': ['kl. {time}', 'kl. {time}', '{time}'],
  'history.kind.CALENDAR': ['Årshjulet', 'Årshjulet', 'The year wheel'],
  'history.kind.EVENT': ['Serie', 'Serie', 'Series'],
  'history.kind.EVENT_INSTANCE': ['Aktivitet', 'Aktivitet', 'Activity'],
  'history.before': ['Før:', 'Før:', 'Before:'],
  'history.after': ['No:', 'Nå:', 'Now:'],
  'history.nothing': ['Ingenting', 'Ingenting', 'Nothing'],
  'history.gone': ['Ein tidlegare brukar', 'En tidligere bruker', 'A former user'],
  'history.level': ['{name}: {level}', '{name}: {level}', '{name}: {level}'],
  'history.showAll': ['Vis alt', 'Vis alt', 'Show all'],
  'history.showAllOf': ['Vis alt: {field}', 'Vis alt: {field}', 'Show all: {field}'],
  'history.calendar': ['Årshjul nummer {id}', 'Årshjul nummer {id}', 'Year wheel number {id}'],
  'history.field.exceptDates': ['Dagar som er fjerna', 'Dager som er fjernet', 'Removed days'],
  'history.status.OBSOLETE': ['I papirkorga', 'I papirkurven', 'In the trash'],

  'history.archived': [
    'Dette er arkivert. Hent det fram frå arkivet for å angre ei endring.',
    'Dette er arkivert. Hent det fra arkivet for å angre en endring.',
    'This is archived. Unarchive it to undo a change.',
  ],
  'history.undoneBy.ARCHIVE': [
    'Arkiver på nytt for å angre dette.',
    'Arkiver på nytt for å angre dette.',
    'Archive it again to undo this.',
  ],
  'history.undoneBy.TRASH': [
    'Slett det på nytt for å angre dette.',
    'Slett det på nytt for å angre dette.',
    'Delete it again to undo this.',
  ],
  'history.undoneSince.ARCHIVE': [
    'Det er henta fram frå arkivet sidan.',
    'Det er hentet fram fra arkivet siden.',
    'It has since been taken out of the archive.',
  ],
  'history.undoneSince.TRASH': [
    'Det er henta tilbake frå papirkorga sidan.',
    'Det er hentet tilbake fra papirkurven siden.',
    'It has since been restored from the trash.',
  ],
  'history.undoOf': [
    'Angre endringa av {what}, {when}',
    'Angre endringen av {what}, {when}',
    'Undo the change of {what}, {when}',
  ],
  'history.undo.title': ['Vil du angre denne endringa?', 'Vil du angre denne endringen?', 'Undo this change?'],
  'history.undo.putsBack': ['Dette blir sett tilbake:', 'Dette blir satt tilbake:', 'This will be restored:'],
  'history.undo.bringsBack': [
    '{count, plural, one {Aktiviteten som blei sletta, kjem tilbake med notat og sjekkliste.} other {Dei # aktivitetane som blei sletta, kjem tilbake med notat og sjekklister.}}',
    '{count, plural, one {Aktiviteten som ble slettet, kommer tilbake med notat og sjekkliste.} other {De # aktivitetene som ble slettet, kommer tilbake med notater og sjekklister.}}',
    '{count, plural, one {The activity that was deleted comes back with its note and checklist.} other {The # activities that were deleted come back with their notes and checklists.}}',
  ],
  'history.undo.confirm': ['Angre endringa', 'Angre endringen', 'Undo the change'],
  'history.undone': ['Endringa er angra', 'Endringen er angret', 'The change has been undone'],
  'history.undoneOnTop': [
    'Endringa er angra. Det står øvst i historikken.',
    'Endringen er angret. Det står øverst i historikken.',
    'The change has been undone. It is at the top of the history.',
  ],
  'history.conflict': [
    'Det same er endra på nytt sidan. Opne historikken for å sjå kva som gjeld no.',
    'Det samme er endret på nytt siden. Åpne historikken for å se hva som gjelder nå.',
    'This has been changed again since then. Open the history to see what applies now.',
  ],
  'history.conflictHere': [
    'Det same er endra på nytt sidan, og kan ikkje angrast herifrå. Sjå dei nyare endringane over.',
    'Det samme er endret på nytt siden, og kan ikke angres herfra. Se de nyere endringene over.',
    'This has been changed again since then, and cannot be undone from here. See the newer changes above.',
  ],

  'history.saved': ['Lagra', 'Lagret', 'Saved'],
} as const satisfies Record<string, Row>;
