import type { Row } from './locale.ts';

/** Copying a year wheel: the dialog, the wait, and what a fork (a copy that stays linked) shows. */
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
    'Kopien er din, men aktivitetane i originalen viser kor mange tilknytte kopiar som er ferdige med dei. Ikkje noko anna frå kopien blir vist der.',
    'Kopien er din, men aktivitetene i originalen viser hvor mange tilknyttede kopier som er ferdige med dem. Ikke noe annet fra kopien blir vist der.',
    'The copy is yours, but the activities of the original show how many linked copies are finished with them. Nothing else from the copy is shown there.',
  ],
  'copy.templates': ['Start med ein mal', 'Start med en mal', 'Start from a template'],
  'copy.templatesHint': [
    'Kopier eit årshjul som allereie finst, og gjer det til ditt. Eller lag eit tomt årshjul nedanfor.',
    'Kopier et årshjul som allerede finnes, og gjør det til ditt. Eller lag et tomt årshjul nedenfor.',
    'Copy a year wheel that exists and make it yours. Or create an empty one below.',
  ],
  'copy.first.search': [
    'Økonomi, barnehage, beredskap …',
    'Økonomi, barnehage, beredskap …',
    'Finance, kindergarten, emergencies …',
  ],
  'copy.first.choose': [
    'Vel eit årshjul å begynne med. Du får ein kopi som er din.',
    'Velg et årshjul å begynne med. Du får en kopi som er din.',
    'Choose a year wheel to begin with. You get a copy of your own.',
  ],
  'copy.allFields': ['Alle felt', 'Alle felt', 'All fields'],
  'copy.moreTemplates': [
    '{count, plural, one {Vis éin til} other {Vis # til}}',
    '{count, plural, one {Vis én til} other {Vis # til}}',
    '{count, plural, other {Show # more}}',
  ],
  'copy.noTemplateInField': [
    'Ingen årshjul her enno. Vel eit anna felt, eller lag eit tomt nedanfor.',
    'Ingen årshjul her ennå. Velg et annet felt, eller lag et tomt nedenfor.',
    'No year wheels here yet. Choose another field, or create an empty one below.',
  ],
  'copy.templateSearch': ['Søk etter malar', 'Søk etter maler', 'Search for templates'],
  'copy.noTemplate': [
    'Ingen årshjul passar til søket',
    'Ingen årshjul passer til søket',
    'No year wheels match the search',
  ],
  'copy.from': [
    'Når skal aktivitetane i kopien begynne?',
    'Når skal aktivitetene i kopien begynne?',
    'When should the activities of the copy begin?',
  ],
  'copy.from.TODAY': ['Frå i dag', 'Fra i dag', 'From today'],
  'copy.from.TODAY.hint': [
    'Det som ligg tilbake i tid i år, kjem neste år, på same dato eller same vekedag. Ein arbeidsdag blir ikkje til ein fridag. Ingenting er over fristen.',
    'Det som ligger tilbake i tid i år, kommer neste år, på samme dato eller samme ukedag. En arbeidsdag blir ikke til en fridag. Ingenting er over fristen.',
    'This year’s past activities come next year, on the same date or the same weekday. A working day does not become a day off. Nothing is overdue.',
  ],
  'copy.from.TODAY.fork': [
    'Det som ligg tilbake i tid, følgjer ikkje med.',
    'Det som ligger tilbake i tid, følger ikke med.',
    'Past activities are not copied.',
  ],
  'copy.from.THIS_YEAR': ['Heile året, slik det er', 'Hele året, slik det er', 'The whole year, as it is'],
  'copy.from.THIS_YEAR.hint': [
    'Fristar som er ute, er over fristen i kopien òg.',
    'Frister som er ute, er over fristen i kopien også.',
    'Deadlines that have passed are overdue in the copy as well.',
  ],
  'copy.from.NEXT_YEAR': ['Frå neste år', 'Fra neste år', 'From next year'],
  'copy.from.NEXT_YEAR.hint': [
    'Aktivitetane frå i år kjem neste år, på same dato eller same vekedag. Ein arbeidsdag blir ikkje til ein fridag.',
    'Aktivitetene fra i år kommer neste år, på samme dato eller samme ukedag. En arbeidsdag blir ikke til en fridag.',
    'This year’s activities come next year, on the same date or the same weekday. A working day does not become a day off.',
  ],
  'copy.from.NEXT_YEAR.fork': [
    'Aktivitetane frå i år følgjer ikkje med.',
    'Aktivitetene fra i år følger ikke med.',
    'This year’s activities are not copied.',
  ],
  'copy.contents': [
    'Med følgjer farge, skildring, seriar og aktivitetar. Avkryssingar, notat, tilgangar og andre ansvarlege følgjer ikkje med.',
    'Med følger farge, beskrivelse, serier og aktiviteter. Avkryssinger, notater, tilganger og andre ansvarlige følger ikke med.',
    'Colour, description, series and activities are copied. Ticks, notes, access and other people’s responsibilities are not.',
  ],

  'copy.privacy.HIDDEN': [
    'Kopien blir skjult, som originalen: Berre du ser kopien, til du gir andre tilgang.',
    'Kopien blir skjult, som originalen: Bare du ser kopien, til du gir andre tilgang.',
    'The copy will be hidden, as the original is: only you see it until you give others access.',
  ],
  'copy.privacy.LIMITED': [
    'Kopien blir privat, som originalen: Andre ser tittelen, men berre du kan opne kopien, til du gir andre tilgang.',
    'Kopien blir privat, som originalen: Andre ser tittelen, men bare du kan åpne kopien, til du gir andre tilgang.',
    'The copy will be private, as the original is: others see its title, but only you can open it until you give others access.',
  ],
  'copy.privacy.AS_NEW': [
    'Berre organisasjonen din kan lese kopien, til du endrar tilgangen.',
    'Bare organisasjonen din kan lese kopien, til du endrer tilgangen.',
    'Only your organization can read the copy until you change the access.',
  ],

  'copy.toast.copying': ['Kopierer «{title}» …', 'Kopierer «{title}» …', 'Copying “{title}” …'],
  'copy.toast.done': [
    'Kopieringa er fullført! Kopien er klar.',
    'Kopieringen er fullført! Kopien er klar.',
    'Copying successful! The copy is ready.',
  ],
  'copy.nextYear': [
    '{count, number} av {total, plural, one {# aktivitet} other {# aktivitetar}} ligg i {year}.',
    '{count, number} av {total, plural, one {# aktivitet} other {# aktiviteter}} ligger i {year}.',
    'In {year}: {count, number} of {total, plural, one {# activity} other {# activities}}.',
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
    'Ved kvar aktivitet ser du i kor mange av kopiane aktiviteten er fullført.',
    'Ved hver aktivitet ser du i hvor mange av kopiene aktiviteten er fullført.',
    'At each activity you see in how many of the copies it is completed.',
  ],
  'copy.forkedFrom': ['Knytt til originalen', 'Knyttet til originalen', 'Linked to the original'],
  'copy.forkProgress': [
    '{done} av {total} {total, plural, one {kopi ferdig} other {kopiar ferdige}}',
    '{done} av {total} {total, plural, one {kopi ferdig} other {kopier ferdige}}',
    '{done} of {total} {total, plural, one {copy} other {copies}} finished',
  ],
  'copy.end': ['Avslutt koplinga', 'Avslutt koblingen', 'End the link'],
  'copy.endTo': ['Avslutt koplinga til {title}', 'Avslutt koblingen til {title}', 'End the link to {title}'],
  'copy.endTitle': ['Avslutte koplinga?', 'Avslutte koblingen?', 'End the link?'],
  'copy.endBody': [
    '«{title}» blir ein sjølvstendig kopi, og blir ikkje lenger talt med her. Koplinga kan ikkje knytast på nytt.',
    '«{title}» blir en selvstendig kopi, og telles ikke lenger med her. Koblingen kan ikke knyttes på nytt.',
    '“{title}” becomes an independent copy and is no longer counted here. The link cannot be restored.',
  ],
  'copy.ended': ['Koplinga er avslutta.', 'Koblingen er avsluttet.', 'The link has ended.'],
  'copy.inCopies': ['I kopiane', 'I kopiene', 'In the copies'],
} as const satisfies Record<string, Row>;
