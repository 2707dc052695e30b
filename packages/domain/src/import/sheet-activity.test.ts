import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../time/day.ts';
import { readDelimited, writeDelimited } from './delimited.ts';
import { readTable } from './read-table.ts';
import { anySheetActivity } from './sheet-activity.arbitrary.ts';
import { changedIn, type SheetActivity, settledRow, sheetCells, sheetRoles } from './sheet-activity.ts';

const today = '2026-11-26';
const headings = ['Tittel', 'Startdato', 'Frist', 'Ansvarleg', 'Merkelappar', 'Føremål', 'Fullført', 'Samspel-id'];
const budget: SheetActivity<number> = {
  ...{ id: 7, title: 'Budsjett', startDate: '2027-03-01', endDate: '2027-03-01', tags: ['Økonomi'], isDone: false },
  ...{ purpose: 'Rådmannen legg fram.', responsible: { id: 3, name: 'Kari Nordmann' } },
};

const cellsOf = (activity: SheetActivity) => {
  const cells = sheetCells(activity, { yes: 'Ja', no: 'Nei' });
  return sheetRoles.map((role) => cells[role]);
};

/** Reads rows of a sheet as a file that is brought in, and finds what they change of an activity. */
function changesOf(rows: readonly string[][], activities: readonly SheetActivity[]) {
  const read = readTable(
    { name: '', rows: readDelimited(writeDelimited([headings, ...rows])) },
    { year: 2027, today },
  ).rows;
  return read.map((row, at) => {
    const { isSameWho, faults, ...settled } = settledRow(row, activities[at]!, today);
    const { responsible } = activities[at]!;
    return { fields: changedIn({ ...settled, responsible }, activities[at]!), isSameWho, faults, settled };
  });
}

test('what goes out and comes in again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anySheetActivity, { minLength: 1, maxLength: 8 }), (activities) => {
      const changes = changesOf(activities.map(cellsOf), activities);
      expect(changes.map(({ fields }) => fields)).toEqual(activities.map(() => []));
      expect(changes.every(({ isSameWho }) => isSameWho)).toBe(true);
      expect(changes.map(({ faults }) => faults)).toEqual(activities.map(() => []));
    }),
    { numRuns: 600 },
  );
});

test('a day that is changed is all that changes', () => {
  fc.assert(
    fc.property(anySheetActivity, (activity) => {
      const moved = { ...activity, startDate: addDays(activity.startDate, 1), endDate: addDays(activity.endDate, 1) };
      const [change] = changesOf([cellsOf(moved)], [activity]);
      expect(change!.fields).toEqual(['startDate', 'endDate']);
    }),
    { numRuns: 300 },
  );
});

describe('a cell that is changed', () => {
  const changed = (column: number, text: string) => changesOf([cellsOf(budget).with(column, text)], [budget])[0]!;

  it.each([
    [0, 'Budsjett 2028', ['title']],
    [2, '15.3.2027', ['startDate', 'endDate']],
    [1, '15.2.2027', ['startDate']],
    [4, 'Plan', ['tags']],
    [4, 'økonomi', []],
    [5, 'Ny tekst', ['purpose']],
    [6, 'Ja', ['isDone']],
    [6, 'x', ['isDone']],
  ])('in column %i to %s changes %j', (column, text, fields) => expect(changed(column, text).fields).toEqual(fields));

  it.each([0, 2, 3, 4, 5, 6])('to nothing, in column %i, changes nothing', (column) => {
    expect(changed(column, '').fields).toEqual([]);
    expect(changed(column, '').isSameWho).toBe(true);
  });

  it('to no day is a fault of its row', () => {
    expect(changed(2, '31.2.2027').faults.map(({ code }) => code)).toContain('notADay');
  });

  it('to a start after the deadline is a fault of its row', () => {
    expect(changed(1, '15.4.2027').faults.map(({ code }) => code)).toEqual(['endBeforeStart']);
  });

  it('names somebody else', () => expect(changed(3, 'Ola Nordmann').isSameWho).toBe(false));
});

describe('text that a spreadsheet would take for a formula', () => {
  it.each(['=1+1', '+47 12 34', '-5', '@Ola', "'=1", '\t=1', '  =1'])(
    '%j is written as text, and read as it was',
    (title) => {
      const text = writeDelimited([
        ['Tittel', 'Frist'],
        [title, '2027-03-01'],
      ]);
      expect(text.split('\r\n')[1]).toMatch(/^"'/);
      expect(readDelimited(text)[1]![0]).toBe(title);
    },
  );
});
