import type { Row } from './locale.ts';

/** The forms that make, edit and copy a year wheel, and their dialogs. */
export const calendarFormTexts = {
  'calendarForm.create': ['Lag nytt årshjul', 'Lag nytt årshjul', 'Create new year wheel'],
  'calendarForm.edit': ['Rediger årshjulet', 'Rediger årshjulet', 'Edit year wheel'],
  'calendarForm.year': ['Kva år gjeld det?', 'Hvilket år gjelder det?', 'Which year is it for?'],
  'calendarForm.yearHint': [
    'Årshjulet opnar i dette året. Du kan leggje inn aktivitetar i alle år.',
    'Årshjulet åpner i dette året. Du kan legge inn aktiviteter i alle år.',
    'The year wheel opens in this year. You can add activities in any year.',
  ],
  'calendarForm.titleHint': [
    'Til dømes «Internkontroll 2027» eller «Budsjett og rapportering»',
    'For eksempel «Internkontroll 2027» eller «Budsjett og rapportering»',
    'For example “Internal control 2027” or “Budget and reporting”',
  ],
  'calendarForm.more': [
    'Meir om årshjulet (valfritt)',
    'Mer om årshjulet (valgfritt)',
    'More about the year wheel (optional)',
  ],
  'calendarForm.created': ['Årshjulet er laga', 'Årshjulet er laget', 'The year wheel is created'],
  'calendarForm.edited': ['Årshjulet er endra', 'Årshjulet er endret', 'Year wheel successfully edited'],
  'calendarForm.withdraw.title': [
    'Trekkje årshjulet tilbake til utkast?',
    'Trekke årshjulet tilbake til utkast?',
    'Withdraw the year wheel to a draft?',
  ],
  'calendarForm.withdraw.body': [
    'Alle som ikkje har skrivetilgang, mistar årshjulet av syne: i lista, i søket, i året sitt og i kalendrar som abonnerer på det. {followers, plural, =0 {Ingen følgjer det.} one {Éin person følgjer det.} other {# personar følgjer det.}} Det du har endra, blir lagra.',
    'Alle som ikke har skrivetilgang, mister årshjulet av syne: i listen, i søket, i året sitt og i kalendere som abonnerer på det. {followers, plural, =0 {Ingen følger det.} one {Én person følger det.} other {# personer følger det.}} Det du har endret, blir lagret.',
    'Everyone without write access loses sight of the year wheel: in the list, in search, in their year and in calendars that subscribe to it. {followers, plural, =0 {No one follows it.} one {One person follows it.} other {# people follow it.}} Your changes are saved.',
  ],
  'calendarForm.withdraw.responsible': [
    'Det gjeld òg dei som er ansvarlege for aktivitetar her. Ingen blir minte på fristane før årshjulet er publisert igjen.',
    'Det gjelder også dem som er ansvarlige for aktiviteter her. Ingen blir minnet på fristene før årshjulet er publisert igjen.',
    'That includes those responsible for activities here. No one is reminded of the deadlines until the year wheel is published again.',
  ],
  'calendarForm.deleted': ['Årshjulet er sletta', 'Årshjulet er slettet', 'Year wheel successfully deleted'],
  'calendarForm.copyAsTemplate': ['Kopier som mal', 'Kopier som mal', 'Copy as template'],
  'calendarForm.copyOf': ['Kopi av {title}', 'Kopi av {title}', 'Copy of {title}'],
  'calendarForm.startCopying': ['Start kopiering', 'Start kopiering', 'Start copying'],

  'calendarForm.ownColour': ['Eigen farge', 'Egen farge', 'Custom colour'],
  'calendarForm.colour.fjord': ['Fjordblå', 'Fjordblå', 'Fjord blue'],
  'calendarForm.colour.rust': ['Rust', 'Rust', 'Rust'],
  'calendarForm.colour.grass': ['Grasgrøn', 'Gressgrønn', 'Grass green'],
  'calendarForm.colour.heather': ['Lyng', 'Lyng', 'Heather'],
  'calendarForm.colour.mustard': ['Sennep', 'Sennep', 'Mustard'],
  'calendarForm.colour.blue': ['Blå', 'Blå', 'Blue'],
  'calendarForm.colour.lingon': ['Tyttebær', 'Tyttebær', 'Lingonberry'],
  'calendarForm.colour.turquoise': ['Turkis', 'Turkis', 'Turquoise'],
  'calendarForm.colour.violet': ['Fiolett', 'Fiolett', 'Violet'],
  'calendarForm.colour.olive': ['Oliven', 'Oliven', 'Olive'],
  'calendarForm.colour.sky': ['Himmelblå', 'Himmelblå', 'Sky blue'],
  'calendarForm.colour.raspberry': ['Bringebær', 'Bringebær', 'Raspberry'],
  'calendarForm.save': ['Lag årshjulet', 'Lag årshjulet', 'Create the year wheel'],
  'calendarForm.failedTitle': ['Årshjulet er ikkje laga', 'Årshjulet er ikke laget', 'The year wheel was not created'],
} as const satisfies Record<string, Row>;
