import { expect, test } from 'vitest';
import type { RolloverPartsFragment } from '../../../generated/graphql.ts';
import { noEdits, rowsToSend, shownRows, withDay, withPerson, withRule } from './edits.ts';
import { newReference } from './new-reference.ts';

const row = (id: string, more: Partial<RolloverPartsFragment> = {}): RolloverPartsFragment => ({
  from: '2026-02-02',
  to: '2027-02-08',
  rule: 'SAME_WEEK',
  reason: 'same veke',
  isThere: false,
  goesOn: false,
  eventInstance: {
    id,
    title: 'Møte',
    startDate: '2026-02-02',
    endDate: '2026-02-02',
    noteText: null,
    responsible: { id: '4', name: 'Ola' },
    calendar: { id: '7', title: 'Økonomi' },
  },
  ...more,
});

test('what can be taken comes before what is there, whatever its day', () => {
  const rows = [row('1', { isThere: true }), row('2'), row('3', { isThere: true, goesOn: true }), row('4')];
  expect(shownRows(rows, noEdits).map(({ id }) => id)).toEqual(['2', '4', '1', '3']);
});

test('what is there, and what is left out, is not sent', () => {
  const rows = shownRows([row('1'), row('2', { isThere: true }), row('3', { to: null, rule: 'LEAVE_OUT' })], noEdits);
  expect(rows.map(({ isTaken }) => isTaken)).toEqual([true, false, false]);
  expect(rowsToSend(rows, noEdits)).toEqual([{ eventInstance: '1', to: '2027-02-08', rule: 'SAME_WEEK' }]);
});

test('a day of one’s own is sent without a rule, until a rule is chosen again', () => {
  const own = withDay(noEdits, '1', '2027-02-10');
  expect(rowsToSend(shownRows([row('1')], own), own)).toEqual([{ eventInstance: '1', to: '2027-02-10' }]);
  const again = withRule(own, ['1'], 'SAME_DATE');
  expect(shownRows([row('1')], again)[0]).toMatchObject({ to: '2027-02-08', isOwnDay: false });
});

test('another responsible person is sent, and nobody too; nothing where it is the same', () => {
  const edits = withPerson(withPerson(noEdits, ['1'], { id: '5', name: 'Kari' }), ['2'], null);
  const rows = shownRows([row('1'), row('2'), row('3')], edits);
  expect(rows.map(({ responsible }) => responsible?.name)).toEqual(['Kari', undefined, 'Ola']);
  expect(rowsToSend(rows, edits).map(({ responsible }) => responsible)).toEqual(['5', null, undefined]);
});

test('each reference is another UUID', () => {
  expect(newReference()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newReference()).not.toBe(newReference());
});
