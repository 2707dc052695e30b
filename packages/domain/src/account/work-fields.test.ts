import { expect, test } from 'vitest';
import { areasOfField, withField, workFieldNames, workFields } from './work-fields.ts';

const groups = [
  { identifier: 'grunnskole', kostraFunctions: [{ id: '202' }, { id: '222' }] },
  { identifier: 'barnehage', kostraFunctions: [{ id: '201' }] },
  { identifier: 'sfo', kostraFunctions: [{ id: '215' }] },
];

test('there are twelve fields, and no group of service areas is in two of them', () => {
  expect(workFieldNames).toHaveLength(12);
  const all = workFieldNames.flatMap((field): readonly string[] => workFields[field]);
  expect(new Set(all).size).toBe(all.length);
});

test('a field stands for all service areas of its groups, and none of others', () => {
  expect(areasOfField('SCHOOL', groups)).toEqual(['202', '222', '215']);
  expect(areasOfField('SAFETY', groups)).toEqual([]);
});

test('choosing a field adds each of its areas once, and letting it go leaves the other areas', () => {
  expect(withField(['201', '215'], ['202', '222', '215'], true)).toEqual(['201', '202', '222', '215']);
  expect(withField(['201', '202', '215'], ['202', '222', '215'], false)).toEqual(['201']);
});
