import type { Row } from './locale.ts';

/** The card of a year wheel in a list. */
export const calendarCardTexts = {
  'calendar.card.activities': [
    '{count, plural, =0 {Ingen aktivitetar} one {# aktivitet} other {# aktivitetar}} i {year}',
    '{count, plural, =0 {Ingen aktiviteter} one {# aktivitet} other {# aktiviteter}} i {year}',
    '{count, plural, =0 {No activities} one {# activity} other {# activities}} in {year}',
  ],
  'calendar.card.people': [
    '{count, plural, one {# ansvarleg} other {# ansvarlege}}',
    '{count, plural, one {# ansvarlig} other {# ansvarlige}}',
    '{count, plural, one {# person responsible} other {# people responsible}}',
  ],
  'calendar.card.next': ['Neste frist {day}', 'Neste frist {day}', 'Next deadline {day}'],
  'calendar.ring.myYear': ['Til året mitt', 'Til året mitt', 'To my year'],
  'calendar.ring.isIn': ['I året mitt', 'I året mitt', 'In my year'],
  'calendar.ring.isInNamed': ['I året mitt: fjern {title}', 'I året mitt: fjern {title}', 'In my year: remove {title}'],
} as const satisfies Record<string, Row>;
