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
