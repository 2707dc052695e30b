import type { Row } from './locale.ts';

/** Search: the box in the header, its dialog, and the page of all that was found. */
export const searchTexts = {
  'search.title': ['Søk', 'Søk', 'Search'],
  'search.placeholder': ['Søk her...', 'Søk her...', 'Search here...'],
  'search.open': ['Søk (CTRL + K)', 'Søk (CTRL + K)', 'Search (CTRL + K)'],
  'search.lead': [
    'Alt du kan lese: titlar, tekstar, kommentarar og filer, og personar og organisasjonar',
    'Alt du kan lese: titler, tekster, kommentarer og filer, og personer og organisasjoner',
    'All that you can read: titles, texts, comments and files, and people and organizations',
  ],
  'search.opened': ['Sist opna', 'Sist åpnet', 'Last opened'],
  'search.actions': ['Snarvegar', 'Snarveier', 'Shortcuts'],
  'search.tooShort': ['Skriv minst to teikn.', 'Skriv minst to tegn.', 'Type at least two characters.'],
  'search.nothing': ['Ingen treff på «{query}»', 'Ingen treff på «{query}»', 'No results for “{query}”'],
  'search.nothing.help': [
    'Prøv færre eller andre ord.',
    'Prøv færre eller andre ord.',
    'Try fewer words, or other ones.',
  ],
  'search.mended': [
    'Ingen treff på «{query}». Viser treff på «{mended}».',
    'Ingen treff på «{query}». Viser treff på «{mended}».',
    'No results for “{query}”. Showing results for “{mended}”.',
  ],
  'search.allOf': ['Vis alle: {kind}', 'Vis alle: {kind}', 'Show all: {kind}'],
  'search.count': [
    '{count, plural, one {# treff. Vel med piltastane.} other {# treff. Vel med piltastane.}}',
    '{count, plural, one {# treff. Velg med piltastene.} other {# treff. Velg med piltastene.}}',
    '{count, plural, one {# result. Choose with the arrow keys.} other {# results. Choose with the arrow keys.}}',
  ],
  'search.persons': ['Personar', 'Personer', 'People'],
  'search.organizations': ['Organisasjonar', 'Organisasjoner', 'Organizations'],
  'search.calendars': ['Årshjul', 'Årshjul', 'Year wheels'],
  'search.events': ['Aktivitetar', 'Aktiviteter', 'Activities'],
  'search.in.COMMENT': ['I ein kommentar', 'I en kommentar', 'In a comment'],
  'search.in.USERFILE': ['I ei fil', 'I en fil', 'In a file'],
  'search.in.TASK': ['I sjekklista', 'I sjekklisten', 'In the checklist'],
  'search.kinds': ['Vis', 'Vis', 'Show'],
  'search.everything': ['Alt', 'Alt', 'Everything'],
  'search.onlyWrite': ['Berre det eg kan endre', 'Bare det jeg kan endre', 'Only what I can change'],
  'search.mine': ['Berre frå {organization}', 'Bare fra {organization}', 'Only from {organization}'],
  'search.archived': ['Ta med arkiverte', 'Ta med arkiverte', 'Include archived'],
  'search.pages': ['Sider med treff', 'Sider med treff', 'Pages: results'],
  'search.previous': ['Førre side', 'Forrige side', 'Previous page'],
  'search.next': ['Neste side', 'Neste side', 'Next page'],
  'search.start': [
    'Skriv i feltet over for å søkje.',
    'Skriv i feltet over for å søke.',
    'Type in the field above to search.',
  ],
} as const satisfies Record<string, Row>;
