import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type Me, MeProvider } from '../../../core/person/me.tsx';
import { onPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
import { Component } from './year-page.tsx';

let changed: (ids: string[]) => void = () => undefined;
vi.mock('../../../core/live/live-subjects.ts', () => ({
  useLiveSubjects: (_: string[], then: typeof changed) => {
    changed = then;
  },
}));
vi.mock('./use-lost-rings.ts', () => ({ useLostRings: () => () => Promise.resolve() }));

const me = {
  id: '1',
  name: 'Kari Nes',
  organization: { id: '9', name: 'Fjordvik kommune' },
  permissions: ['CALENDAR'],
  settings: {},
} as unknown as Me;

const organization = { __typename: 'Organization', id: '9', name: 'Fjordvik kommune' };
const calendar = {
  ...{ __typename: 'Calendar', id: '7', uri: 'skule-7', title: 'Skule', status: 'PUBLISHED', isRestricted: false },
  access: { __typename: 'Access', id: '7', myAccess: 'READ' },
};
const rings = [
  {
    ...{ __typename: 'CalendarRing', id: '71', color: '#1f6f8b', order: 1, calendar, eventInstances: [] },
    progress: { __typename: 'Progress', done: 0, total: 0 },
  },
];

/** Ola's year, which I read. */
const yearOf = (year: unknown) => ({
  ...{ __typename: 'YearWheel', year, startMonth: 1, archivedRings: 0, rings, myAssignedTasks: [] },
  person: { __typename: 'Person', id: '2', name: 'Ola Vik', organization },
});

test('without a network another year keeps the head of the page, and the year shown stays though it cannot be read again', async () => {
  serverWith({
    MyYear: ({ year }) => ({ yearWheel: yearOf(year) }),
    MyCalendars: { myCalendars: { __typename: 'CalendarList', totalCount: 0, nodes: [] } },
  });
  const page = await onPage(
    <MeProvider value={me}>
      <Routes>
        <Route path="/person/:person/annual-cycle/:year" element={<Component />} />
      </Routes>
    </MeProvider>,
    '/person/2/annual-cycle/2026?view=list',
  );
  await expect.poll(() => page.names('h1')).toEqual(['Året til Ola Vik']);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await page.perform(() => changed(['7']));
  expect(page.text()).toContain('Ingen aktivitetar i 2026 enno');
  expect(page.text()).not.toContain('Du er ikkje kopla til internett');
  await page.press('button', 'Vis 2027');
  await expect.poll(() => page.text()).toContain('Du er ikkje kopla til internett');
  expect(page.names('h1')).toEqual(['Året til Ola Vik']);
  expect(page.names('[role="tab"]')).toContain('Hjul');
  await page.press('button', 'Vis 2026');
  expect(page.text()).not.toContain('Du er ikkje kopla til internett');
});
