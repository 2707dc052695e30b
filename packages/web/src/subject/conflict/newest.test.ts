import { expect, test } from 'vitest';
import { savesOf } from './newest.ts';

const change = (id: string, subjectId: string, by: string) => ({
  __typename: 'Change' as const,
  id,
  subjectId,
  at: '2027-01-15T13:32:00Z',
  by: { id: by, name: by },
  fields: [{ field: 'title' }],
});

test('what happened to other activities of the series is not said to have happened to this one', () => {
  const changes = [change('3', 'another', 'Per'), change('2', 'series', 'Ola'), change('1', 'this', 'Astrid')];
  expect(savesOf(changes, ['this', 'series']).map(({ by, fields }) => `${by} ${fields}`)).toEqual([
    'Ola title',
    'Astrid title',
  ]);
});
