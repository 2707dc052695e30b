import { expect, test } from 'vitest';
import { type Me, MeProvider } from '../../../core/person/me.tsx';
import { onPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
import HomeNewCalendars from './home-new.tsx';

const calendar = (id: string, title: string) => ({
  ...{ __typename: 'Calendar', id, uri: null, title, status: 'PUBLISHED', isLimited: false },
  createdBy: { __typename: 'Person', id: '3', name: 'Kari Nes' },
});
const home = (newCalendars: object[]) => {
  serverWith({ HomeNewCalendars: { newCalendars } });
  return onPage(
    <MeProvider value={{ id: '1', organization: { id: '9', name: 'Fjordvik kommune' } } as Me}>
      <HomeNewCalendars />
    </MeProvider>,
  );
};

test('names what is new in my municipality, and who made it', async () => {
  const page = await home([calendar('7', 'Skule')]);
  await expect.poll(() => page.text()).toBe('Nye årshjul i Fjordvik kommuneSkuleKari Nes');
  expect(page.find<HTMLAnchorElement>('a', 'Skule').getAttribute('href')).toBe('/calendar/7');
});

test('is left out if nothing is new', async () => {
  expect((await home([])).text()).toBe('');
});
