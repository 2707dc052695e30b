import { createEventsInput } from '@samspel/domain/calendar/event.input';
import { withDays } from '@samspel/domain/calendar/form-days.input';
import { describe, expect, test } from 'vitest';
import { emptySeriesForm } from '../series/series-form.ts';
import { addRow, newRow, pasteRows, rowsOf, type SeveralRow, severalField, severalInputs } from './several-rows.ts';

const form = { ...emptySeriesForm('7'), description: 'Sjå rutinen', tags: ['Økonomi'] };
const ola = { id: '4', name: 'Ola' };
const day = { startDate: '2027-01-15', endDate: '2027-01-31' };
const words = (rows: readonly SeveralRow[]) =>
  rows.map(({ title, startDate, endDate }) => [title, startDate, endDate].filter(Boolean).join(' '));
const refusedFields = (rows: readonly SeveralRow[]) =>
  (withDays(createEventsInput).safeParse(severalInputs(rows, form)).error?.issues ?? []).map(({ path }) =>
    severalField(rows, path.map(String)),
  );

describe('what several new activities refuse', () => {
  test('no activity at all', () => {
    expect(refusedFields([newRow(day)])).toEqual(['']);
    expect(severalInputs([newRow(day), newRow()], form)).toEqual([]);
  });

  test('a missing title or deadline stands at its own row, whatever empty rows there are between', () => {
    const rows = [newRow({ title: 'Budsjett', ...day }), newRow(), newRow({ responsible: ola, ...day, endDate: '' })];
    expect(refusedFields(rows).sort()).toEqual([`${rows[2]!.key}.endDate`, `${rows[2]!.key}.title`]);
  });

  test('what is common to all stands at its own field', () => {
    expect(severalField([newRow({ title: 'Budsjett' })], ['0', 'description'])).toBe('description');
  });
});

describe('several new activities', () => {
  test('have each their title, days and person, and the rest in common', () => {
    const rows = [newRow({ title: 'Budsjett', ...day }), newRow({ title: 'Rapport', ...day, responsible: ola })];
    expect(severalInputs(rows, form)).toMatchObject([
      { calendar: '7', title: 'Budsjett', ...day, responsible: null, description: 'Sjå rutinen', tags: ['Økonomi'] },
      { calendar: '7', title: 'Rapport', ...day, responsible: '4', description: 'Sjå rutinen', tags: ['Økonomi'] },
    ]);
  });

  test('a new row comes after the one that one stands in, on its days', () => {
    const { rows } = addRow([newRow({ title: 'Budsjett', ...day }), newRow({ title: 'Rapport' })], 0);
    expect(words(rows)).toEqual(['Budsjett 2027-01-15 2027-01-31', '2027-01-15 2027-01-31', 'Rapport']);
  });
});

const read = { year: 2027, today: '2026-11-26' };
const pasted = (text: string) => rowsOf(text, read);
const unused = (text: string) => pasted(text).map((row) => row.unused.join(' '));

describe('pasted lines', () => {
  test('are a row each, without their bullets and without empty ones', () => {
    expect(words(pasted('- Budsjett\r\n\n• Rapport\n  Møte 2. kvartal '))).toEqual([
      'Budsjett',
      'Rapport',
      'Møte 2. kvartal',
    ]);
  });

  test('out of a spreadsheet bring their days, however those are written', () => {
    expect(words(pasted('Budsjett\t15.1.2027\t31.01.2027\n2027-03-01\tRapport'))).toEqual([
      'Budsjett 2027-01-15 2027-01-31',
      'Rapport 2027-03-01 2027-03-01',
    ]);
  });

  test.each([
    [
      '"Budsjett\nfyrste utkast"\t1.10.2027\nÅrsmøte\t1.3.2027',
      ['Budsjett fyrste utkast 2027-10-01 2027-10-01', 'Årsmøte 2027-03-01 2027-03-01'],
    ],
    ['•\tÅrsmøte\n•\tBudsjettmøte', ['Årsmøte', 'Budsjettmøte']],
    ['1.\tÅrsmøte\n2.\tBudsjettmøte', ['Årsmøte', 'Budsjettmøte']],
    ['1. mars 2027\tÅrsmøte\n2. mars\tMøte', ['Årsmøte 2027-03-01 2027-03-01', 'Møte 2027-03-02 2027-03-02']],
    ['Årsmøte\t2027-03-01 00:00:00\nMøte\t2.3.2027', ['Årsmøte 2027-03-01 2027-03-01', 'Møte 2027-03-02 2027-03-02']],
    ['46447\tÅrsmøte\n46448\tMøte', ['Årsmøte 2027-03-01 2027-03-01', 'Møte 2027-03-02 2027-03-02']],
    ['Veke 34\tSkulestart\nVeke 35\tMøte', ['Skulestart 2027-08-23 2027-08-27', 'Møte 2027-08-30 2027-09-03']],
    ['Oppgåve\tFrist\nBudsjett\t15.10', ['Budsjett 2027-10-15 2027-10-15']],
    ['Møte\rRapport', ['Møte', 'Rapport']],
  ])('in the way of spreadsheets and word processors: %j', (text, rows) => expect(words(pasted(text))).toEqual(rows));

  test('show what is not used of them, with days that do not exist and people', () => {
    expect(words(pasted('Årsmøte\t31.2.2027\nMøte\t1.2.2027'))).toEqual(['Årsmøte', 'Møte 2027-02-01 2027-02-01']);
    expect(unused('Årsmøte\t31.2.2027\nMøte\t1.2.2027')).toEqual(['31.2.2027', '']);
    expect(words(pasted('Ola Vik\tÅrsmøte\t1.3.2027'))).toEqual(['Årsmøte 2027-03-01 2027-03-01']);
    expect(unused('Ola Vik\tÅrsmøte\t1.3.2027\tkvar månad')).toEqual(['Ola Vik kvar månad']);
  });

  test('fill the row that they are pasted into, or come after it where something is written there', () => {
    const filled = [newRow({ title: 'Budsjett' }), newRow({ title: 'Til slutt' })];
    expect(words(pasteRows([newRow(day), filled[1]!], 0, 'Éin\nTo', read).rows)).toEqual(['Éin', 'To', 'Til slutt']);
    expect(words(pasteRows(filled, 0, 'Éin\nTo', read).rows)).toEqual(['Budsjett', 'Éin', 'To', 'Til slutt']);
  });
});
