import type { Say } from '@samspel/i18n/say';
import { caseValue, type ListedCase } from './case-filter.ts';

/** Whether a spreadsheet would take a cell for a formula; such a cell gets an apostrophe in front, and is read as text. */
const isFormula = (text: string): boolean => /^\s*[=+\-@\t\r]/.test(text);

/** Writes a cell: text in quotes and never as a formula, a number as a number. */
function writeCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${(isFormula(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** Writes rows as a .csv file that Excel in Norwegian opens as a table: UTF-8 with a byte order mark, semicolons, and lines that end as in Windows. */
export const writeCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')}`;

/** Returns cases as the rows of a table, with its header row. */
export const caseRows = (say: Say, cases: readonly ListedCase[]): (string | number | null)[][] => [
  [
    ...[say('grantCase.grant'), say('grant.source'), say('field.year'), say('grantCase.state')],
    ...[say('field.responsible'), say('field.amountApplied'), say('field.amountGranted'), say('field.notes')],
  ],
  ...cases.map((one) => [
    one.grant?.title ?? one.title ?? say('grantCase.gone'),
    caseValue(one, 'source')?.words ?? null,
    one.grant?.currentRevision.year ?? null,
    say(`grantCase.state.${one.state}`),
    one.responsible?.name ?? null,
    one.amountApplied,
    one.amountGranted,
    one.notes,
  ]),
];
