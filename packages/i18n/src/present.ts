import type { Row } from './locale.ts';

/** A year presented in a meeting, month by month. */
export const presentTexts = {
  'present.menu': ['Presenter', 'Presenter', 'Present'],
  'present.of': ['Presentasjon: {title}', 'Presentasjon: {title}', 'Presentation: {title}'],
  'present.wheel': ['Årshjul: {title}', 'Årshjul: {title}', 'Year wheel: {title}'],
  'present.leave': ['Avslutt', 'Avslutt', 'End'],
  'present.previous': ['Førre månad', 'Forrige måned', 'Previous month'],
  'present.next': ['Neste månad', 'Neste måned', 'Next month'],
  'present.timer': ['Tid brukt', 'Tid brukt', 'Time spent'],
  'present.restart': ['Start klokka på nytt', 'Start klokken på nytt', 'Restart the timer'],
  'present.late': [
    '{count, plural, other {Over fristen (#)}}',
    '{count, plural, other {Over fristen (#)}}',
    '{count, plural, other {Overdue (#)}}',
  ],
  'present.coming': [
    '{count, plural, other {Kommande (#)}}',
    '{count, plural, other {Kommende (#)}}',
    '{count, plural, other {Upcoming (#)}}',
  ],
  'present.done': [
    '{count, plural, other {Fullført (#)}}',
    '{count, plural, other {Fullført (#)}}',
    '{count, plural, other {Completed (#)}}',
  ],
  'present.more': [
    '{count, plural, other {og # til}}',
    '{count, plural, other {og # til}}',
    '{count, plural, other {and # more}}',
  ],
  'present.nothing': ['Ingen fristar denne månaden', 'Ingen frister denne måneden', 'No deadlines this month'],
  'present.notes': ['Erfaring frå {year}', 'Erfaring fra {year}', 'Experience from {year}'],
} as const satisfies Record<string, Row>;
