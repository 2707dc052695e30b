import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

const home = { to: '/home', also: [] };
const grants = { to: '/action-value', also: ['/admin/action-value'] };
const admin = { to: '/admin/people', also: ['/admin'] };
const year = { to: '/annual-cycle/my', also: ['/person/:person/annual-cycle'] };
const places = [home, grants, admin, year];

test.each([
  ['/home', home],
  ['/action-value/skogbruk-12', grants],
  ['/admin/action-value/sources', grants],
  ['/admin/people/12', admin],
  ['/admin/log', admin],
  ['/person/kari/annual-cycle/2027', year],
  ['/help', undefined],
  ['/homeless', undefined],
])('%s belongs to one place at most', (page, place) => {
  expect(placeOf(places, page)).toBe(place);
});
