import type { Row } from './locale.ts';

/** Taking activities out as a sheet. The headings are words that bringing a table in understands. */
export const exportTexts = {
  'export.xlsx': ['Last ned som Excel', 'Last ned som Excel', 'Download as Excel'],
  'export.csv': ['Last ned som CSV', 'Last ned som CSV', 'Download as CSV'],
  'export.column.TITLE': ['Tittel', 'Tittel', 'Title'],
  'export.column.CALENDAR': ['Årshjul', 'Årshjul', 'Year wheel'],
  'export.column.START': ['Startdato', 'Startdato', 'Start date'],
  'export.column.END': ['Frist', 'Frist', 'Deadline'],
  'export.column.WHO': ['Ansvarleg', 'Ansvarlig', 'Responsible'],
  'export.column.TAG': ['Merkelappar', 'Merkelapper', 'Tags'],
  'export.column.PURPOSE': ['Føremål', 'Formål', 'Purpose'],
  'export.column.DONE': ['Fullført', 'Fullført', 'Completed'],
  'export.column.ID': ['Samspel-id', 'Samspel-id', 'Samspel-id'],
  'export.done': ['Ja', 'Ja', 'Yes'],
  'export.notDone': ['Nei', 'Nei', 'No'],
} as const satisfies Record<string, Row>;
