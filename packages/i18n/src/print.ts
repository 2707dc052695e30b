import type { Row } from './locale.ts';

/** The print view of a year, and the texts on its sheets (product/sharing#print). */
export const printTexts = {
  'print.title': ['Utskrift', 'Utskrift', 'Print'],
  'print.back': ['Tilbake til årshjulet', 'Tilbake til årshjulet', 'Back to the year wheel'],
  'print.sheets': [
    '{count, plural, one {# ark} other {# ark}}',
    '{count, plural, one {# ark} other {# ark}}',
    '{count, plural, one {# sheet} other {# sheets}}',
  ],
  'print.choices': ['Val for utskrifta', 'Valg for utskriften', 'Print choices'],
  'print.year': ['År', 'År', 'Year'],
  'print.show': ['Innhald', 'Innhold', 'Content'],
  'print.show.both': ['Hjul og liste', 'Hjul og liste', 'Wheel and list'],
  'print.show.wheel': ['Berre hjulet', 'Bare hjulet', 'Only the wheel'],
  'print.show.list': ['Berre lista', 'Bare listen', 'Only the list'],
  'print.paper': ['Papir', 'Papir', 'Paper'],
  'print.paper.a4': ['A4', 'A4', 'A4'],
  'print.paper.a3': ['A3', 'A3', 'A3'],
  'print.orientation': ['Retning', 'Retning', 'Orientation'],
  'print.orientation.landscape': ['Liggjande', 'Liggende', 'Landscape'],
  'print.orientation.portrait': ['Ståande', 'Stående', 'Portrait'],
  'print.preview': ['Førehandsvising av arka', 'Forhåndsvisning av arkene', 'Preview of the sheets'],
  'print.wheel': [
    '{title} {year} som årshjul, {activities}',
    '{title} {year} som årshjul, {activities}',
    '{title} {year} as a year wheel, {activities}',
  ],
  'print.day': ['{weekday}\u00a0{day}.', '{weekday}\u00a0{day}.', '{weekday}\u00a0{day}'],
  'print.days': ['{first}.–{last}.', '{first}.–{last}.', '{first}–{last}'],
  'print.dayMonth': ['{day}.\u00a0{month}', '{day}.\u00a0{month}', '{day}\u00a0{month}'],
  'print.dayMonthYear': ['{day}.\u00a0{month} {year}', '{day}.\u00a0{month} {year}', '{day}\u00a0{month} {year}'],
  'print.span': ['{start}\u00a0– {end}', '{start}\u00a0– {end}', '{start}\u00a0– {end}'],
  'print.printedOn': ['Skrive ut {day}', 'Skrevet ut {day}', 'Printed {day}'],
  'print.page': ['{page} av {pages}', '{page} av {pages}', '{page} of {pages}'],
} as const satisfies Record<string, Row>;
