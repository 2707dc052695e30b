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

describe('pasted lines', () => {
  test('are a row each, without their bullets and without empty ones', () => {
    expect(words(rowsOf('- Budsjett\r\n\n• Rapport\n  Møte 2. kvartal '))).toEqual([
      'Budsjett',
      'Rapport',
      'Møte 2. kvartal',
    ]);
  });

  test('out of a spreadsheet bring their days, however those are written', () => {
    expect(words(rowsOf('Budsjett\t15.1.2027\t31.01.2027\n2027-03-01\tRapport'))).toEqual([
      'Budsjett 2027-01-15 2027-01-31',
      'Rapport 2027-03-01 2027-03-01',
    ]);
  });

  test('with a day that does not exist are left without', () => {
    expect(words(rowsOf('Budsjett\t30.2.2027'))).toEqual(['Budsjett']);
  });

  test('fill the row that they are pasted into, or come after it where something is written there', () => {
    const filled = [newRow({ title: 'Budsjett' }), newRow({ title: 'Til slutt' })];
    expect(words(pasteRows([newRow(day), filled[1]!], 0, 'Éin\nTo').rows)).toEqual(['Éin', 'To', 'Til slutt']);
    expect(words(pasteRows(filled, 0, 'Éin\nTo').rows)).toEqual(['Budsjett', 'Éin', 'To', 'Til slutt']);
  });
});
