import { expect, test } from 'vitest';
import { emptyOf } from '../../../subject/form/fields.ts';
import { inheritedFields } from '../fields/activity.fields.ts';
import { carriedOver, typedOf } from './edit-scope.ts';

const days = { startDate: '2027-03-01', endDate: '2027-03-01' };
const base = { ...emptyOf(inheritedFields), title: 'Møte', description: '{}', ...days };

test('what is written goes along to another scope, and what is not written does not', () => {
  const typed = typedOf({ ...base, title: 'Styremøte', endDate: '2027-03-02' }, base);
  expect(typed).toEqual({ title: 'Styremøte', endDate: '2027-03-02' });
  expect(carriedOver(typed, 'ONE', 'REST')).toEqual(typed);
});

test('the days of one activity are not those of the whole series', () => {
  const typed = { title: 'Styremøte', startDate: '2027-03-02' };
  expect(carriedOver(typed, 'ONE', 'ALL')).toEqual({ title: 'Styremøte' });
  expect(carriedOver(typed, 'ALL', 'REST')).toEqual({ title: 'Styremøte' });
});
