import { describe, expect, test } from 'vitest';
import { emptyOf, sentOf } from '../../../subject/form/fields.ts';
import { inheritedFields } from '../fields/activity.fields.ts';
import { activityChanges, activityFormOf } from './activity-form.ts';

const stored = {
  ...sentOf(inheritedFields, emptyOf(inheritedFields)),
  id: '5',
  version: 3,
  title: 'Rapport',
  description: '{"type":"doc"}',
  note: null,
  startDate: '2027-01-10',
  endDate: '2027-01-15',
  reminderDate: '2027-01-08',
  responsible: { id: '2', name: 'Ola', picture: null },
};
const form = activityFormOf(stored);

test('nothing changed is nothing but the id and the version', () => {
  expect(activityChanges(stored, form)).toEqual({ id: '5', version: 3 });
});

test('a name that is written and not chosen is no id, which the server refuses, and not nobody', () => {
  expect(activityChanges(stored, { ...form, responsible: { id: '', name: 'Ol' } })).toMatchObject({ responsible: '' });
});

test('only what changed is sent', () => {
  expect(activityChanges(stored, { ...form, title: 'Årsrapport' })).toEqual({
    id: '5',
    version: 3,
    title: 'Årsrapport',
  });
});

test('the days go together, so that they can be compared, and the reminder with them', () => {
  expect(activityChanges(stored, { ...form, startDate: '2027-01-20' })).toMatchObject({
    startDate: '2027-01-20',
    endDate: '2027-01-15',
  });
});

test('what was emptied is null: deadline, reminder, note, responsible', () => {
  const emptied = { ...form, endDate: '', reminder: 'NONE' as const, responsible: null };
  expect(activityChanges(stored, emptied)).toMatchObject({ endDate: null, reminderDate: null, responsible: null });
  expect(activityChanges({ ...stored, note: 'x' }, { ...form, note: '' })).toMatchObject({ note: null });
});

describe('the reminder', () => {
  const weekBefore = { ...stored, reminderDate: '2027-01-08' };
  const ownDay = { ...stored, reminderDate: '2027-01-04' };

  test('is known again as one of the choices, or is a day of one’s own choice', () => {
    expect(activityFormOf(weekBefore)).toMatchObject({ reminder: 'ONE_WEEK', reminderDate: '' });
    expect(activityFormOf(ownDay)).toMatchObject({ reminder: 'OWN', reminderDate: '2027-01-04' });
    expect(activityFormOf({ ...stored, reminderDate: null })).toMatchObject({ reminder: 'NONE' });
  });

  test('a week before keeps its distance to a deadline that moves', () => {
    const moved = { ...activityFormOf(weekBefore), endDate: '2027-01-29' };
    expect(activityChanges(weekBefore, moved)).toMatchObject({ endDate: '2027-01-29', reminderDate: '2027-01-22' });
  });

  test('on a day of one’s own choice stays there when the deadline moves', () => {
    const moved = { ...activityFormOf(ownDay), endDate: '2027-01-29' };
    expect(activityChanges(ownDay, moved)).toMatchObject({ endDate: '2027-01-29', reminderDate: '2027-01-04' });
  });

  test('on a day of one’s own choice that is not written is not taken for none', () => {
    const begun = { ...activityFormOf(weekBefore), reminder: 'OWN' as const, reminderDate: '' };
    expect(activityChanges(weekBefore, begun)).toMatchObject({ reminderDate: '' });
  });

  test('that is changed alone is all that is sent', () => {
    const changed = { ...activityFormOf(weekBefore), reminder: 'SAME_DAY' as const };
    expect(activityChanges(weekBefore, changed)).toEqual({ id: '5', version: 3, reminderDate: '2027-01-15' });
  });
});
