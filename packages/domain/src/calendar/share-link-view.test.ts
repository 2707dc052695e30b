import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSharedView, type SharedView, sharedQuery, shareTemplates } from './share-link-view.ts';

const today = '2026-11-21';
const plain: SharedView = { template: 'embed', year: 2026, startMonth: 1, month: 0 };
const read = (query: string) => {
  const written = new URLSearchParams(query);
  return readSharedView((name) => written.get(name), today);
};

test('what an address says wrongly is as if it were not said', () => {
  const nothing: SharedView = { template: 'samspel', year: 2026, startMonth: 1, month: 0 };
  for (const query of ['', 'template=EMBED', 'start_month=0', 'month=13', 'month=-1', 'year=x'])
    expect(read(query)).toEqual(nothing);
});

test('of a year that no wheel shows, the nearest is shown', () => {
  expect(['year=2017', 'year=0', 'year=2030', 'year=9999'].map((query) => read(query).year)).toEqual([
    2018, 2018, 2029, 2029,
  ]);
});

test('the address of a view says the template, and else only what differs', () => {
  expect(sharedQuery(plain, today)).toBe('template=embed');
  expect(sharedQuery({ ...plain, year: 2027 }, today)).toBe('template=embed&year=2027');
  expect(sharedQuery({ template: 'simple', year: 2018, startMonth: 8, month: 12 }, today)).toBe(
    'template=simple&year=2018&start_month=8&month=12',
  );
});

test('the address of a wall says neither year nor month: it goes on to the present ones by itself', () => {
  expect(sharedQuery({ template: 'wall', year: 2018, startMonth: 8, month: 12 }, today)).toBe(
    'template=wall&start_month=8',
  );
});

test('a template that is not known is the whole page', () => {
  expect(['template=WALL', 'template=wall2', 'template='].map((query) => read(query).template)).toEqual([
    'samspel',
    'samspel',
    'samspel',
  ]);
});

test('a view that is written into an address is read out of it again', () => {
  const view = fc.record({
    template: fc.constantFrom(...shareTemplates.filter((template) => template !== 'wall')),
    year: fc.integer({ min: 2018, max: 2029 }),
    startMonth: fc.integer({ min: 1, max: 12 }),
    month: fc.integer({ min: 0, max: 12 }),
  });
  fc.assert(
    fc.property(view, (one) => {
      expect(read(sharedQuery(one, today))).toEqual(one);
    }),
  );
});
