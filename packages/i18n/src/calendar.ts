import type { Row } from './locale.ts';

/** Year wheels: the list, the cards, the page of one, the dashboard. */
export const calendarTexts = {
  'calendar.one': ['Årshjul', 'Årshjul', 'Year wheel'],
  'calendar.mine': ['Mine årshjul', 'Mine årshjul', 'My year wheels'],
  'calendar.explore': ['Utforsk årshjul', 'Utforsk årshjul', 'Explore year wheels'],
  'calendar.myMunicipality': ['Min kommune', 'Min kommune', 'My municipality'],
  'calendar.inMunicipality': ['Årshjul i {municipality}', 'Årshjul i {municipality}', 'Year wheels in {municipality}'],
  'calendar.new': ['Nytt årshjul', 'Nytt årshjul', 'New year wheel'],
  'calendar.createNew': ['Lag nytt årshjul', 'Lag nytt årshjul', 'Create new year wheel'],

  'calendar.category.TOPIC': ['Tema', 'Tema', 'Topic'],
  'calendar.category.ORGANIZATION': ['Organisasjon', 'Organisasjon', 'Organization'],
  'calendar.category.PROJECT': ['Prosjekt', 'Prosjekt', 'Project'],
  'calendar.category.GRANT': ['Tilskot', 'Tilskudd', 'Grant'],
  'calendar.status.DRAFT': ['Utkast', 'Utkast', 'Draft'],
  'calendar.status.TO_APPROVAL': ['Til godkjenning', 'Til godkjenning', 'Awaiting approval'],
  'calendar.status.PUBLISHED': ['Publisert', 'Publisert', 'Published'],
  'calendar.status.OBSOLETE': ['Ugyldig', 'Ugyldig', 'Invalid'],
  'calendar.status.ARCHIVED': ['Arkivert', 'Arkivert', 'Archived'],
  'calendar.archivedTitle': ['{title} (Arkivert)', '{title} (Arkivert)', '{title} (Archived)'],

  'calendar.list.count': [
    '{count, plural, =0 {Ingen årshjul} other {# årshjul}}',
    '{count, plural, =0 {Ingen årshjul} other {# årshjul}}',
    '{count, plural, =0 {No year wheels} one {# year wheel} other {# year wheels}}',
  ],
  'calendar.list.search': [
    'Søk etter kommune eller person',
    'Søk etter kommune eller person',
    'Search for a municipality or a person',
  ],
  'calendar.list.text': ['Søk i årshjul', 'Søk i årshjul', 'Search year wheels'],
  'calendar.list.kostraGroup': ['Funksjonsgruppe', 'Funksjonsgruppe', 'Function group'],
  'calendar.list.allKostraGroups': ['Alle funksjonsgrupper', 'Alle funksjonsgrupper', 'All function groups'],
  'calendar.list.category': ['Kategori', 'Kategori', 'Category'],
  'calendar.list.allCategories': ['Alle kategoriar', 'Alle kategorier', 'All categories'],
  'calendar.list.sort': ['Sorter etter', 'Sorter etter', 'Sort by'],
  'calendar.sort.TITLE': ['Tittel', 'Tittel', 'Title'],
  'calendar.sort.LAST_UPDATED': ['Sist oppdatert', 'Sist oppdatert', 'Last updated'],
  'calendar.sort.DEADLINE': ['Frist', 'Frist', 'Deadline'],
  'calendar.list.filter': ['Filter', 'Filter', 'Filter'],
  'calendar.list.reset': ['Nullstill filter', 'Nullstill filter', 'Reset filter'],
  'calendar.list.remove': ['Fjern {name} frå filteret', 'Fjern {name} fra filteret', 'Remove {name} from the filter'],
  'calendar.list.empty': ['Ingen treff', 'Ingen treff', 'No results'],
  'calendar.list.emptyHint': [
    'Prøv eit anna filter, eller nullstill filteret.',
    'Prøv et annet filter, eller nullstill filteret.',
    'Try another filter, or reset the filter.',
  ],

  'calendar.card.by': ['av {name}', 'av {name}', 'by {name}'],
  'calendar.card.likes': [
    '{count, plural, other {# klapp}}',
    '{count, plural, other {# klapp}}',
    '{count, plural, one {# clap} other {# claps}}',
  ],
  'calendar.card.followers': [
    '{count, plural, one {# følgjar} other {# følgjarar}}',
    '{count, plural, one {# følger} other {# følgere}}',
    '{count, plural, one {# follower} other {# followers}}',
  ],
  'calendar.card.limited': ['Avgrensa', 'Begrenset', 'Limited'],
  'calendar.card.limitedHint': [
    'Årshjulet er privat. Du kan ikkje opne det.',
    'Årshjulet er privat. Du kan ikke åpne det.',
    'The year wheel is private. You cannot open it.',
  ],
  'calendar.card.private': ['Privat', 'Privat', 'Private'],

  'calendar.mine.empty': ['Du har ingen årshjul enno', 'Du har ingen årshjul ennå', 'You have no year wheels yet'],
  'calendar.mine.emptyHint': [
    'Eit årshjul viser kva som skal gjerast når, gjennom heile året.',
    'Et årshjul viser hva som skal gjøres når, gjennom hele året.',
    'A year wheel shows what is to be done when, all year round.',
  ],
  'calendar.mine.show': ['Vis {title} i hjulet', 'Vis {title} i hjulet', 'Show {title} in the wheel'],

  'calendar.deadlines': ['Komande fristar', 'Kommende frister', 'Upcoming deadlines'],
  'calendar.deadlines.empty': ['Ingen komande fristar', 'Ingen kommende frister', 'No upcoming deadlines'],
  'calendar.unfinished': ['Mine uferdige oppgåver', 'Mine uferdige oppgaver', 'My unfinished tasks'],
  'calendar.unfinished.empty': [
    'Du har ingen uferdige oppgåver',
    'Du har ingen uferdige oppgaver',
    'You have no unfinished tasks',
  ],
  'calendar.assigned': ['Oppgåver eg har gitt andre', 'Oppgaver jeg har gitt andre', 'Tasks I assigned to others'],
  'calendar.assigned.empty': [
    'Du har ikkje gitt andre oppgåver som står att',
    'Du har ikke gitt andre oppgaver som gjenstår',
    'You have no incomplete tasks with others',
  ],

  'calendar.page.by': [
    'Laga av {name}, {organization}',
    'Laget av {name}, {organization}',
    'Made by {name}, {organization}',
  ],
  'calendar.page.updated': ['Sist oppdatert {day}', 'Sist oppdatert {day}', 'Last updated {day}'],
  'calendar.page.about': ['Om årshjulet', 'Om årshjulet', 'About the year wheel'],
  'calendar.page.activities': ['Aktivitetar', 'Aktiviteter', 'Activities'],
  'calendar.page.noActivities': ['Ingen aktivitetar her', 'Ingen aktiviteter her', 'No activities here'],
  'calendar.page.noActivitiesHint': [
    'Legg til den første, så viser ho på hjulet.',
    'Legg til den første, så vises den på hjulet.',
    'Add the first one, and it shows on the wheel.',
  ],
  'calendar.page.readOnly': [
    'Du kan lese dette årshjulet',
    'Du kan lese dette årshjulet',
    'You can read this year wheel',
  ],
  'calendar.updatedElsewhere': [
    'Informasjonen er oppdatert. Last på nytt?',
    'Informasjonen er oppdatert. Last på nytt?',
    'The information was updated. Reload?',
  ],

  'calendar.feed.subscribe': ['Abonner på kalenderen', 'Abonner på kalenderen', 'Subscribe to calendar'],
  'calendar.feed.export': ['Eksporter', 'Eksporter', 'Export'],
  'calendar.feed.add': ['Legg til i kalenderen', 'Legg til i kalenderen', 'Add to calendar'],
  'calendar.feed.hint': [
    'Lenkja er personleg. Den som har henne, ser det same som deg.',
    'Lenken er personlig. Den som har den, ser det samme som deg.',
    'The link is personal. Whoever has it sees what you see.',
  ],
  'calendar.share.title': ['Delingslenkje', 'Delingslenke', 'Share link'],
  'calendar.share.taken': ['Lenkjen er allereie i bruk', 'Lenken er allerede i bruk', 'The link is already in use'],
} as const satisfies Record<string, Row>;
