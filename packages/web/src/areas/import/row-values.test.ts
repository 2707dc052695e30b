import { describe, expect, test } from 'vitest';
import { editCell, inYear, type PreviewRow, type RowEdit, shownRows, takenRows } from './row-values.ts';

const today = '2026-11-26';
const rowOf = (values: Partial<PreviewRow> = {}): PreviewRow => ({
  ...{
    index: 0,
    written: '',
    title: 'Møte',
    purpose: '',
    startDate: '2027-03-01',
    endDate: '2027-03-01',
    startTime: null,
  },
  ...{ who: '', responsible: null, tags: [], repetition: null, unused: [], faults: [], notes: [] },
  ...{ sameAs: null, duplicateOf: null, changes: null, mayChange: true, isDone: null },
  ...values,
});
const shown = (row: PreviewRow, edit: RowEdit = {}) => shownRows([row], new Map([[row.index, edit]]), today)[0]!;
const unread = rowOf({
  startDate: null,
  endDate: null,
  faults: [{ code: 'notADay', field: 'startDate', written: '31.2' }],
});

describe('a row must be mended', () => {
  test('where its cell could not be read, until a day is written there', () => {
    expect(shown(unread)).toMatchObject({
      state: 'mend',
      faults: [{ code: 'notADay', field: 'startDate', written: '31.2' }],
    });
    const edit = editCell({}, shown(unread), 'startDate', '28.2', 2027);
    expect(shown(unread, edit)).toMatchObject({
      state: 'good',
      startDate: '2027-02-28',
      endDate: '2027-02-28',
      faults: [],
    });
  });

  test('where what was written is no day, with the words', () => {
    const edit = editCell({}, shown(rowOf()), 'endDate', 'snart', 2027);
    expect(shown(rowOf(), edit).faults).toEqual([{ code: 'notADay', field: 'endDate', written: 'snart' }]);
  });

  test('where its title is taken away, or its end is before its start', () => {
    expect(shown(rowOf(), editCell({}, shown(rowOf()), 'title', ' ', 2027)).state).toBe('mend');
    const edit = editCell({}, shown(rowOf()), 'endDate', '1.2', 2027);
    expect(shown(rowOf(), edit).faults).toMatchObject([{ code: 'endBeforeStart' }]);
  });
});

test('a double is left out until its title or days are others; what names an activity changes it', () => {
  const double = rowOf({ duplicateOf: '7' });
  expect(shown(double).state).toBe('double');
  expect(shown(double, { title: 'Eit anna' }).state).toBe('good');
  const changes = {
    ...{ id: '7', title: 'Gammal', startDate: '2027-03-01', endDate: '2027-03-01', isDone: false },
    ...{ descriptionText: '', responsible: null, tags: [] },
  };
  expect(shown(rowOf({ changes }))).toMatchObject({ state: 'change', changed: ['title'] });
  expect(shown(rowOf({ changes }), { title: 'Gammal' })).toMatchObject({ state: 'same', changed: [] });
  expect(shown(rowOf({ changes, mayChange: false })).state).toBe('locked');
});

test('a start that moves takes a deadline on the same day along, and a week has both', () => {
  expect(editCell({}, shown(rowOf()), 'startDate', 'veke 34', 2027)).toMatchObject({
    startDate: '2027-08-23',
    endDate: '2027-08-27',
  });
  const long = rowOf({ endDate: '2027-12-01' });
  expect(editCell({}, shown(long), 'startDate', '1.4', 2027)).not.toHaveProperty('endDate');
});

test('the input has the rows that are taken, and of them only what was changed', () => {
  const rows = [rowOf(), rowOf({ index: 1 }), rowOf({ index: 2, sameAs: 0 }), rowOf({ index: 3 })];
  const edits = new Map<number, RowEdit>([
    [1, { title: 'Ny', responsible: null, isDone: true, unread: {} }],
    [3, { isOut: true }],
  ]);
  expect(takenRows(shownRows(rows, edits, today), edits)).toEqual([
    { index: 0 },
    { index: 1, title: 'Ny', isDone: true, responsible: null },
  ]);
});

test('a row that is moved to a year is on the same days of it, as long as before', () => {
  const moved = (startDate: string | null, endDate: string | null, year: number) =>
    inYear({}, shown(rowOf({ startDate, endDate })), year);
  expect(moved('2027-03-01', '2027-03-05', 2028)).toEqual({ startDate: '2028-03-01', endDate: '2028-03-05' });
  expect(moved('2027-12-30', '2028-01-02', 2026)).toEqual({ startDate: '2026-12-30', endDate: '2027-01-02' });
  expect(moved('2028-02-29', '2028-02-29', 2027)).toEqual({ startDate: '2027-02-28', endDate: '2027-02-28' });
  expect(moved(null, null, 2028)).toEqual({});
});
