import { expect, test } from 'vitest';
import { activityChanges, activityFormOf } from './activity-form.ts';

const stored = {
  id: '5',
  version: 3,
  title: 'Rapport',
  description: '{"type":"doc"}',
  note: null,
  startDate: '2027-01-10',
  endDate: '2027-01-15',
  reminderDate: '2027-01-08',
  responsible: { id: '2', name: 'Ola' },
};
const form = activityFormOf(stored);

test('nothing changed is nothing but the id and the version', () => {
  expect(activityChanges(stored, form)).toEqual({ id: '5', version: 3 });
});

test('only what changed is sent', () => {
  expect(activityChanges(stored, { ...form, title: 'Årsrapport' })).toEqual({
    id: '5',
    version: 3,
    title: 'Årsrapport',
  });
});

test('the days go together, so that they can be compared', () => {
  expect(activityChanges(stored, { ...form, startDate: '2027-01-20' })).toMatchObject({
    startDate: '2027-01-20',
    endDate: '2027-01-15',
  });
});

test('what was emptied is null: deadline, reminder, note, responsible', () => {
  const emptied = { ...form, endDate: '', reminderDate: '', responsible: null };
  expect(activityChanges(stored, emptied)).toMatchObject({ endDate: null, reminderDate: null, responsible: null });
  expect(activityChanges({ ...stored, note: 'x' }, { ...form, note: '' })).toMatchObject({ note: null });
});
