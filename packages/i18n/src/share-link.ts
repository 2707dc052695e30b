import type { Row } from './locale.ts';

/** The share link of a year wheel: the panel that makes it, what other sites show, and the admins' list. */
const shareLinkTexts = {
  'shareLink.menu': ['Delingslenkje', 'Delingslenke', 'Share link'],
  'shareLink.title': ['Delingslenkje: «{title}»', 'Delingslenke: «{title}»', 'Share link: “{title}”'],
  'shareLink.intro': [
    'Alle som har lenkja, kan sjå årshjulet utan å logge inn: tittelen, ringane, og kva aktivitetane heiter og når dei er. Personar, føremål, notat, filer og tilgang blir aldri viste.',
    'Alle som har lenken, kan se årshjulet uten å logge inn: tittelen, ringene, og hva aktivitetene heter og når de er. Personer, formål, notater, filer og tilgang vises aldri.',
    'Everyone who has the link can see the year wheel without signing in: its title, its rings, and what the activities are called and when they are. People, purposes, notes, files and access are never shown.',
  ],
  'shareLink.uriHint': [
    'Små bokstavar a–z, tal og bindestrek',
    'Små bokstaver a–z, tall og bindestrek',
    'Lower-case letters a–z, digits and hyphens',
  ],
  'shareLink.reserved': [
    'Adressa er reservert for årshjulet, som hadde ho sist.',
    'Adressen er reservert for årshjulet, som hadde den sist.',
    'The address is reserved for this year wheel, which had it last.',
  ],
  'shareLink.whole': ['Heile lenkja blir', 'Hele lenken blir', 'The whole link will be'],
  'shareLink.make': ['Lag lenkje', 'Lag lenke', 'Create link'],
  'shareLink.made': ['Lenkja er laga', 'Lenken er laget', 'The link has been created'],
  'shareLink.address': ['Lenkje', 'Lenke', 'Link'],
  'shareLink.copyAddress': ['Kopier lenkja', 'Kopier lenken', 'Copy the link'],
  'shareLink.open': ['Opne sida', 'Åpne siden', 'Open the page'],
  'shareLink.newWindow': ['ny fane', 'ny fane', 'new tab'],
  'shareLink.remove': ['Fjern lenkja', 'Fjern lenken', 'Remove the link'],
  'shareLink.removeTitle': ['Fjerne lenkja?', 'Fjerne lenken?', 'Remove the link?'],
  'shareLink.removeBody': [
    'Sida blir borte for alle med ein gong, og frå alle nettsider som viser ho. Den gamle adressa er framleis dykkar i 90 dagar: ingen andre kan ta ho, og de kan dele på nytt med den same.',
    'Siden blir borte for alle med en gang, og fra alle nettsider som viser den. Den gamle adressen er fortsatt deres i 90 dager: ingen andre kan ta den, og dere kan dele på nytt med den samme.',
    'The page disappears for everyone at once, and from every site that shows it. The old address stays yours for 90 days: no one else can take it, and you can share again with the same one.',
  ],
  'shareLink.diesNow': [
    'Delingslenkja sluttar å verke med ein gong, òg på nettsider som viser årshjulet.',
    'Delingslenken slutter å virke med en gang, også på nettsider som viser årshjulet.',
    'The share link stops working at once, also on sites that show the year wheel.',
  ],
  'shareLink.removed': ['Lenkja er fjerna', 'Lenken er fjernet', 'The link has been removed'],
  'shareLink.none': [
    'Årshjulet er ikkje delt med lenkje.',
    'Årshjulet er ikke delt med lenke.',
    'The year wheel is not shared by link.',
  ],
  'shareLink.why.noWriteAccess': [
    'Du må ha skrivetilgang til årshjulet for å lage eller fjerne ei lenkje.',
    'Du må ha skrivetilgang til årshjulet for å lage eller fjerne en lenke.',
    'You need write access to the year wheel to create or remove a link.',
  ],
  'shareLink.why.archived': [
    'Årshjulet er arkivert. Hent det fram frå arkivet før du deler det med lenkje.',
    'Årshjulet er arkivert. Hent det fra arkivet før du deler det med lenke.',
    'The year wheel is archived. Unarchive it before you share it by link.',
  ],
  'shareLink.why.private': [
    'Årshjulet er privat. Vel «Open for alle» under «Del» før du deler det med lenkje.',
    'Årshjulet er privat. Velg «Åpen for alle» under «Del» før du deler det med lenke.',
    'The year wheel is private. Choose “Public” under “Share” before you share it by link.',
  ],
  'shareLink.why.draft': [
    'Årshjulet er eit utkast. Publiser det før du deler det med lenkje.',
    'Årshjulet er et utkast. Publiser det før du deler det med lenke.',
    'The year wheel is a draft. Publish it before you share it by link.',
  ],
  'shareLink.dies': [
    'Lenkja sluttar å verke når årshjulet blir privat, arkivert, sletta eller eit utkast.',
    'Lenken slutter å virke når årshjulet blir privat, arkivert, slettet eller et utkast.',
    'The link stops working when the year wheel is made private, archived, deleted or turned into a draft.',
  ],

  'shareLink.wall': ['Skjerm på veggen', 'Skjerm på veggen', 'Screen on the wall'],
  'shareLink.wallHint': [
    'Opne denne adressa på skjermen i gangen eller på møterommet. Ho viser månaden vi er i og den neste, skiftar av seg sjølv, og har ingen knappar.',
    'Åpne denne adressen på skjermen i gangen eller på møterommet. Den viser måneden vi er i og den neste, skifter av seg selv, og har ingen knapper.',
    'Open this address on the screen in the corridor or the meeting room. It shows the current month and the next, changes by itself, and has no buttons.',
  ],
  'shareLink.wallAddress': ['Lenkje til veggskjermen', 'Lenke til veggskjermen', 'Link to the wall screen'],
  'shareLink.copyWall': [
    'Kopier lenkja til veggskjermen',
    'Kopier lenken til veggskjermen',
    'Copy the link to the wall screen',
  ],

  'shareLink.embed': ['Vis på ei anna nettside', 'Vis på en annen nettside', 'Show on another website'],
  'shareLink.template': ['Utforming', 'Utforming', 'Design'],
  'shareLink.template.samspel': ['Heil side', 'Hel side', 'Whole page'],
  'shareLink.template.calendar': ['Kalender, månad for månad', 'Kalender, måned for måned', 'Calendar, month by month'],
  'shareLink.template.simple': ['Berre hjulet', 'Bare hjulet', 'Only the wheel'],
  'shareLink.template.embed': ['Innebygd i ei nettside', 'Innebygd i en nettside', 'Embedded in a website'],
  'shareLink.template.wall': ['Skjerm på veggen', 'Skjerm på veggen', 'Screen on the wall'],
  'shareLink.onlyEmbed': [
    'Andre nettsider kan berre vise den innebygde utforminga. Denne kan du lenkje til.',
    'Andre nettsider kan bare vise den innebygde utformingen. Denne kan du lenke til.',
    'Other websites can only show the embedded design. This one you can link to.',
  ],
  'shareLink.year': ['År', 'År', 'Year'],
  'shareLink.startMonth': ['Første månad', 'Første måned', 'First month'],
  'shareLink.month': ['Vald månad', 'Valgt måned', 'Selected month'],
  'shareLink.noMonth': ['Ingen', 'Ingen', 'None'],
  'shareLink.preview': ['Førehandsvising', 'Forhåndsvisning', 'Preview'],
  'shareLink.code': ['Kode til nettsida', 'Kode til nettsiden', 'Code for the website'],
  'shareLink.copyCode': ['Kopier koden', 'Kopier koden', 'Copy the code'],
  'shareLink.frameTitle': ['Årshjul: {title}', 'Årshjul: {title}', 'Year wheel: {title}'],

  'shareLink.all': ['Delte lenkjer', 'Delte lenker', 'Shared links'],
  'shareLink.all.lead': [
    '{count, plural, =0 {Ingen årshjul er delte med lenkje} one {# årshjul kan lesast av alle, utan innlogging} other {# årshjul kan lesast av alle, utan innlogging}}',
    '{count, plural, =0 {Ingen årshjul er delt med lenke} one {# årshjul kan leses av alle, uten innlogging} other {# årshjul kan leses av alle, uten innlogging}}',
    '{count, plural, =0 {No year wheels are shared by link} one {# year wheel can be read by everyone, without signing in} other {# year wheels can be read by everyone, without signing in}}',
  ],
  'shareLink.all.search': ['Adresse eller tittel', 'Adresse eller tittel', 'Address or title'],
  'shareLink.all.empty': ['Ingen delte lenkjer', 'Ingen delte lenker', 'No shared links'],
  'shareLink.all.emptyHint': [
    'Når nokon deler eit årshjul med lenkje, står ho her.',
    'Når noen deler et årshjul med lenke, står den her.',
    'When someone shares a year wheel by link, it is listed here.',
  ],
  'shareLink.all.made': ['Laga {day} av {name}', 'Laget {day} av {name}', 'Created {day} by {name}'],
  'shareLink.all.remove': ['Fjern lenkja til «{title}»', 'Fjern lenken til «{title}»', 'Remove the link to “{title}”'],
  'shareLink.all.pages': ['Sider med lenkjer', 'Sider med lenker', 'Pages: links'],
} as const satisfies Record<string, Row>;

/** The page of a share link, for people who have never heard of Samspel. */
const sharedPageTexts = {
  'sharedPage.about': [
    'Samspel er ei teneste for årshjul og samarbeid i kommunane.',
    'Samspel er en tjeneste for årshjul og samarbeid i kommunene.',
    'Samspel is a service for year wheels and collaboration in municipalities.',
  ],
  'sharedPage.from': [
    '{organization} · Sist endra {day}',
    '{organization} · Sist endret {day}',
    '{organization} · Last changed {day}',
  ],
  'sharedPage.accessibility': ['Tilgjengelegheit', 'Tilgjengelighet', 'Accessibility'],
  'sharedPage.loading': ['Hentar årshjulet …', 'Henter årshjulet …', 'Fetching the year wheel …'],
  'sharedPage.notFound': ['Ikkje funne', 'Ikke funnet', 'Not found'],
  'sharedPage.notFoundBody': [
    'Lenkja er feil, eller årshjulet er ikkje delt lenger. Spør den som gav deg lenkja.',
    'Lenken er feil, eller årshjulet er ikke delt lenger. Spør den som ga deg lenken.',
    'The link is wrong, or the year wheel is no longer shared. Ask whoever gave you the link.',
  ],
  'sharedPage.failed': ['Fekk ikkje henta årshjulet', 'Fikk ikke hentet årshjulet', 'Could not fetch the year wheel'],
  'sharedPage.failedBody': [
    'Sjekk nettet ditt, vent litt, og prøv igjen.',
    'Sjekk nettet ditt, vent litt, og prøv igjen.',
    'Check your connection, wait a moment and try again.',
  ],
  'sharedPage.retry': ['Prøv igjen', 'Prøv igjen', 'Retry'],
  'sharedPage.empty': ['Ingen aktivitetar i {year}', 'Ingen aktiviteter i {year}', 'No activities in {year}'],
  'sharedPage.emptyChosen': [
    'Ingen aktivitetar i det som er valt',
    'Ingen aktiviteter i det som er valgt',
    'No activities in the selection',
  ],
  'sharedPage.wholeYear': ['Vis heile året', 'Vis hele året', 'Show the whole year'],
  'sharedPage.activities': ['Aktivitetar', 'Aktiviteter', 'Activities'],
  'sharedPage.print': ['Skriv ut', 'Skriv ut', 'Print'],
  'sharedPage.dark': ['Mørkt tema', 'Mørkt tema', 'Dark theme'],
  'sharedPage.light': ['Lyst tema', 'Lyst tema', 'Light theme'],
  'sharedPage.wall.wheel': ['Årshjul: {title}', 'Årshjul: {title}', 'Year wheel: {title}'],
  'sharedPage.wall.nothingMore': ['Ikkje meir denne månaden', 'Ikke mer denne måneden', 'Nothing more this month'],
  'sharedPage.wall.nothing': ['Ingen aktivitetar', 'Ingen aktiviteter', 'No activities'],
  'sharedPage.wall.more': [
    '{count, plural, one {og # til} other {og # til}}',
    '{count, plural, one {og # til} other {og # til}}',
    '{count, plural, one {and # more} other {and # more}}',
  ],
  'sharedPage.wall.read': ['Oppdatert {moment}', 'Oppdatert {moment}', 'Updated {moment}'],
  'sharedPage.wall.cut': [
    'Utan kontakt med Samspel. Oppdatert {moment}',
    'Uten kontakt med Samspel. Oppdatert {moment}',
    'No contact with Samspel. Updated {moment}',
  ],
  'sharedPage.wall.ended': ['Lenkja er avslutta', 'Lenken er avsluttet', 'The link has ended'],
  'sharedPage.wall.endedBody': [
    'Årshjulet er ikkje delt lenger, eller adressa er feil. Blir det delt på nytt, kjem det fram her av seg sjølv.',
    'Årshjulet er ikke delt lenger, eller adressen er feil. Blir det delt på nytt, kommer det fram her av seg selv.',
    'The year wheel is no longer shared, or the address is wrong. If it is shared again, it appears here by itself.',
  ],
  'sharedPage.wall.failedBody': [
    'Ingen kontakt med Samspel. Prøver igjen av seg sjølv.',
    'Ingen kontakt med Samspel. Prøver igjen av seg selv.',
    'No contact with Samspel. Trying again automatically.',
  ],
  'sharedPage.openAlone': ['Opne på ei eiga side', 'Åpne på en egen side', 'Open on a page of its own'],
} as const satisfies Record<string, Row>;

/** All words of share links. */
export const shareTexts = { ...shareLinkTexts, ...sharedPageTexts };
