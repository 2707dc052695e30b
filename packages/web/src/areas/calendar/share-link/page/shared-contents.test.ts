import type { SharedYear } from '@samspel/domain/calendar/share-link-year';
import { expect, test } from 'vitest';
import { contentsOf } from './shared-contents.ts';

const day = { startDate: '2026-06-01', endDate: '2026-06-01' };
const year = (more: Partial<SharedYear>): SharedYear => ({
  title: 'Økonomi',
  organization: 'Fjordvik kommune',
  lastUpdated: '2026-05-01',
  color: '#1f6f8b',
  year: 2026,
  startMonth: 1,
  hasTimeline: true,
  from: '2026-01-01',
  to: '2026-12-31',
  rings: [{ title: null, color: '#1f6f8b' }],
  activities: [],
  ...more,
});

test('a year wheel of one ring gives it its own name', () => {
  expect(contentsOf(year({}), 'Andre').rings).toEqual([{ id: '0', title: 'Økonomi', color: '#1f6f8b', sign: 0 }]);
});

test('beside rings with names, the one without is that of the others', () => {
  const rings = [
    { title: 'Budsjett', color: '#804000' },
    { title: null, color: '#1f6f8b' },
  ];
  const shown = contentsOf(year({ rings, activities: [{ title: 'Møte', ring: 1, ...day }] }), 'Andre');
  expect(shown.rings.map(({ title }) => title)).toEqual(['Budsjett', 'Andre']);
  expect(shown.activities).toEqual([{ id: '0', title: 'Møte', ringId: '1', isDone: false, ...day }]);
});
