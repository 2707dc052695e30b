import { expect, test } from 'vitest';
import { type Me, MeProvider } from '../../core/person/me.tsx';
import { onPage } from '../../core/testing/page.tsx';
import { type TileEntry, TilesProvider } from '../../subject/tiles.ts';
import { HomeTiles } from './tiles.tsx';

const tiles: TileEntry[] = [
  { to: () => '/calendar', icon: null, title: 'calendar.explore', body: 'home.tile.explore', permission: 'CALENDAR' },
  { to: () => '/topic', icon: null, title: 'topic.many', body: 'home.tile.explore', permission: 'TOPIC' },
];

const shownTo = (permissions: string[]) =>
  onPage(
    <MeProvider value={{ permissions, isAdmin: false, organization: { name: 'Fjordvik kommune' } } as unknown as Me}>
      <TilesProvider value={tiles}>
        <HomeTiles />
      </TilesProvider>
    </MeProvider>,
  );

test('an area leads there with a sign, a title and what it is for', async () => {
  const page = await shownTo(['CALENDAR', 'TOPIC']);
  expect(page.names('h2 a')).toEqual(['Utforsk årshjul', 'Tema']);
  expect(page.find('a', 'Utforsk årshjul').getAttribute('href')).toBe('/calendar');
  expect(page.text()).toContain('Kva andre gjer, og når');
});

test('an area that the organization has not is dimmed, leads nowhere, and says what is missing', async () => {
  const page = await shownTo(['CALENDAR']);
  expect(page.names('h2')).toEqual(['Utforsk årshjul', 'Tema']);
  expect(page.names('h2 a')).toEqual(['Utforsk årshjul']);
  const topics = page.find('li', `Tema${'Organisasjonen din har ikkje tilgang til «Tema»'}`);
  expect(topics.className).toContain('dimmed');
});
