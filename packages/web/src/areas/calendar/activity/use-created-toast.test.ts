import { expect, test } from 'vitest';
import { activitiesOf } from './use-created-toast.ts';

test('what is told to be saved is every activity of a series, and one for each of several', () => {
  expect(activitiesOf([{ progress: { total: 37 } }])).toBe(37);
  expect(activitiesOf([{ progress: { total: 1 } }])).toBe(1);
  expect(activitiesOf([{}, {}, {}])).toBe(3);
});
