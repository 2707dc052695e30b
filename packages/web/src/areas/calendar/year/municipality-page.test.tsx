import { expect, test, vi } from 'vitest';
import { type Me, MeProvider } from '../../../core/person/me.tsx';
import { onPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
import { Component } from './municipality-page.tsx';
import { MunicipalityParts } from './municipality-parts.tsx';

vi.mock('../../../core/live/live-subjects.ts', () => ({ useLiveSubjects: () => undefined }));

const me = {
  id: '1',
  organization: { id: '9', name: 'Fjordvik kommune' },
  permissions: ['CALENDAR'],
  settings: {},
} as unknown as Me;

test('without a year wheel that I may read it says why it is empty, and what to do', async () => {
  const year = {
    __typename: 'MunicipalityYear',
    year: 2026,
    startMonth: 1,
    total: 0,
    offset: 0,
    next: null,
    rings: [],
  };
  const asked = serverWith({ MunicipalityYear: { municipalityYear: year } });
  const page = await onPage(
    <MeProvider value={me}>
      <Component />
    </MeProvider>,
    '/municipality?year=2026',
  );
  await expect.poll(() => page.text()).toContain('Fjordvik kommune har ingen årshjul du kan lese enno');
  expect(page.names('a')).toEqual(['Lag nytt årshjul', 'Utforsk årshjul']);
  expect(asked[0]!.with).toMatchObject({ year: 2026, years: 1, offset: 0 });
});

test('a part of the year wheels says which they are, and leads to the others; all of them need no words', async () => {
  const part = await onPage(
    <MunicipalityParts total={51} offset={20} next={40} rings={Array(20).fill(null)} />,
    '/municipality?group=unit&from=20',
  );
  expect(part.text()).toContain('Årshjul 21–40 av 51');
  expect(part.find<HTMLAnchorElement>('a', 'Vis dei neste').getAttribute('href')).toContain('group=unit&from=40');
  expect(part.find<HTMLAnchorElement>('a', 'Frå byrjinga').getAttribute('href')).toMatch(/\?group=unit$/);
  const all = await onPage(<MunicipalityParts total={3} offset={0} next={null} rings={[1, 2, 3]} />);
  expect(all.text()).toBe('');
});

test('a year that cannot be read for want of a network keeps the head of the page, and says so in the place of the year', async () => {
  const organization = { __typename: 'Organization', id: '9', name: 'Fjordvik kommune' };
  const calendar = {
    ...{ __typename: 'Calendar', id: '7', uri: 'skule-7', title: 'Skule', color: '#1f6f8b', status: 'PUBLISHED' },
    ...{ isRestricted: false, access: { __typename: 'Access', id: '7', myAccess: 'READ' } },
    createdBy: { __typename: 'Person', id: '2', name: 'Ola Vik', department: null, organization },
  };
  const ring = { __typename: 'MunicipalityRing', calendar, eventInstances: [] };
  serverWith({
    MunicipalityYear: ({ year }) => {
      const part = { startMonth: 1, total: 1, offset: 0, next: null, rings: [ring] };
      return { municipalityYear: { __typename: 'MunicipalityYear', year, ...part } };
    },
  });
  const page = await onPage(
    <MeProvider value={me}>
      <Component />
    </MeProvider>,
    '/municipality?year=2026&view=list',
  );
  await expect.poll(() => page.text()).toContain('2026');
  const answered = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await page.press('button', 'Vis 2027');
  await expect.poll(() => page.text()).toContain('Du er ikkje kopla til internett');
  expect(page.names('h1')).toEqual(['Fjordvik kommune']);
  expect(page.names('[role="tab"]')).toContain('Hjul');
  expect(page.text()).toContain('2027');
  await page.press('button', 'Vis 2026');
  expect(page.text()).not.toContain('Du er ikkje kopla til internett');
  await page.press('button', 'Vis 2027');
  vi.stubGlobal('fetch', answered);
  await page.press('button', 'Prøv igjen');
  await expect.poll(() => page.text()).not.toContain('Du er ikkje kopla til internett');
  expect(page.text()).toContain('2027');
});

test('the next year wheels that cannot be read for want of a network leave a way back to the first, and come at another press', async () => {
  const organization = { __typename: 'Organization', id: '9', name: 'Fjordvik kommune' };
  const ring = (id: string) => ({
    __typename: 'MunicipalityRing',
    calendar: {
      ...{
        __typename: 'Calendar',
        id,
        uri: `skule-${id}`,
        title: `Skule ${id}`,
        color: '#1f6f8b',
        status: 'PUBLISHED',
      },
      ...{ isRestricted: false, access: { __typename: 'Access', id, myAccess: 'READ' } },
      createdBy: { __typename: 'Person', id: '2', name: 'Ola Vik', department: null, organization },
    },
    eventInstances: [],
  });
  serverWith({
    MunicipalityYear: ({ year, offset }) => {
      const part = { startMonth: 1, total: 2, offset, next: offset ? null : 1, rings: [ring(`${Number(offset) + 7}`)] };
      return { municipalityYear: { __typename: 'MunicipalityYear', year, ...part } };
    },
  });
  const page = await onPage(
    <MeProvider value={me}>
      <Component />
    </MeProvider>,
    '/municipality?year=2026&view=list',
  );
  await expect.poll(() => page.text()).toContain('Årshjul 1–1 av 2');
  const answered = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await page.press('a', 'Vis dei neste');
  await expect.poll(() => page.text()).toContain('Du er ikkje kopla til internett');
  expect(page.names('a')).not.toContain('Vis dei neste');
  await page.press('a', 'Frå byrjinga');
  await expect.poll(() => page.text()).toContain('Årshjul 1–1 av 2');
  expect(page.text()).not.toContain('Du er ikkje kopla til internett');
  await page.press('a', 'Vis dei neste');
  await expect.poll(() => page.text()).toContain('Du er ikkje kopla til internett');
  vi.stubGlobal('fetch', answered);
  await page.press('button', 'Prøv igjen');
  await expect.poll(() => page.text()).toContain('Årshjul 2–2 av 2');
});
