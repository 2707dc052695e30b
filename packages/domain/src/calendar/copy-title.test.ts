import { expect, it } from 'vitest';
import { raisedYear, withNextYear } from './copy-title.ts';

it.each(['Økonomi', 'Plan 1999', 'Sak 120261', 'K0-2012345', '', '👩‍🏫'])('no year is raised in %j', (title) =>
  expect(raisedYear(title)).toBeNull(),
);

it.each([
  ['Økonomi 2026', 'Økonomi 2027'],
  ['Politisk møteplan og val 2027', 'Politisk møteplan og val 2028'],
  ['Skuleåret 2026/27', 'Skuleåret 2027/28'],
  ['Skuleåret 2026–2027', 'Skuleåret 2027–2028'],
  ['2026: budsjett 2026', '2027: budsjett 2027'],
])('the year of %j is raised: %j', (title, raised) => expect(raisedYear(title)).toBe(raised));

it('next year stands after a title without one', () => {
  expect(withNextYear('Økonomi', '2026-11-27')).toBe('Økonomi 2027');
});
