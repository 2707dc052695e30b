import { expect, test } from 'vitest';
import { differences, type Member } from './compare.ts';

const id: Member = { name: 'id', is: 'number', isOptional: false };

test('a row that has the columns of its type, and more, is as it says', () => {
  expect(
    differences(
      [id],
      [
        { name: 'id', is: 'number' },
        { name: 'title', is: 'string' },
      ],
    ),
  ).toEqual([]);
});

test('a column that is missing, or of another type, is said', () => {
  expect(differences([id], [{ name: 'subject_id', is: 'number' }])).toEqual(['no column id']);
  expect(differences([id], [{ name: 'id', is: 'string' }])).toEqual(['id is string, not number']);
});

test('a member that may be absent needs no column, and JSON is not looked into', () => {
  expect(differences([{ ...id, isOptional: true }], [])).toEqual([]);
  expect(differences([{ ...id, is: 'array' }], [{ name: 'id', is: 'any' }])).toEqual([]);
});
