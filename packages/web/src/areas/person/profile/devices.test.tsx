import { Refusal } from '@samspel/domain/refusal';
import { afterEach, expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { restServer } from '../../../core/testing/rest-server.ts';
import { told } from '../../../core/testing/told.ts';
import { Whereabouts } from '../../../core/testing/whereabouts.tsx';
import { Devices } from './devices.tsx';

afterEach(() => vi.unstubAllGlobals());

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const at = '2026-11-01T09:00:00Z';
const here = { id: 1, dateCreated: at, lastUsed: at, userAgent: chrome, isCurrent: true };
const elsewhere = { ...here, id: 2, userAgent: null, isCurrent: false };

/** Shows where I am signed in, with a server that ends sign-ins, or refuses to. */
async function devices(signIns: object[], refusal?: 'unavailable') {
  const { words } = told();
  let left = signIns as { id: number }[];
  const server = restServer({
    '/person/my-tokens': () => left,
    '/person/revoke-token': ({ id, all }: { id?: number; all?: true }) => {
      if (refusal) throw new Refusal(refusal);
      left = all ? [] : left.filter((one) => one.id !== id);
      return {};
    },
  });
  const page = await onPage(
    <>
      <Devices />
      <Whereabouts />
    </>,
  );
  await page.perform(() => {});
  return { page, ended: () => server.sentTo('/person/revoke-token'), words };
}

test('each device is called what it said it is, and the one in use is marked', async () => {
  const { page } = await devices([here, elsewhere]);
  expect(page.names('li button')).toEqual(['Logg ut Chrome på Windows', 'Logg ut Ukjend eining']);
  expect(page.names('li').map((words) => words.includes('Denne eininga'))).toEqual([true, false]);
});

test('another device is signed out after a question, and leaves the list', async () => {
  const { page, ended } = await devices([here, elsewhere]);
  await page.press('button', 'Logg ut Ukjend eining');
  expect(page.text()).toContain('Den som brukar eininga, må logge inn på nytt.');
  expect(ended()).toEqual([]);
  await page.press('dialog button', 'Logg ut');
  expect(ended()).toEqual([{ id: 2 }]);
  expect(page.names('li button')).toEqual(['Logg ut Chrome på Windows']);
});

test('the device in use is signed out by the page that does that, so that nothing of mine stays here', async () => {
  const { page, ended } = await devices([here, elsewhere]);
  await page.press('button', 'Logg ut Chrome på Windows');
  expect(page.text()).toContain('Du brukar denne eininga no, og blir logga ut her.');
  await page.press('dialog button', 'Logg ut');
  expect(page.names('output')).toEqual(['/sign-out']);
  expect(ended()).toEqual([]);
});

test('all devices are signed out at once, this one last', async () => {
  const { page, ended } = await devices([here, elsewhere]);
  await page.press('section > button', 'Logg ut alle stader');
  await page.press('dialog button', 'Logg ut alle stader');
  expect(ended()).toEqual([{ all: true }]);
  expect(page.names('output')).toEqual(['/sign-out']);
});

test('somebody who is signed in at one place is not offered to sign out everywhere', async () => {
  const { page } = await devices([here]);
  expect(page.names('section > button')).toEqual([]);
});

test('where nothing could be ended, one stays on the page and hears why', async () => {
  const { page, words } = await devices([here, elsewhere], 'unavailable');
  await page.press('section > button', 'Logg ut alle stader');
  await page.press('dialog button', 'Logg ut alle stader');
  expect(words).toEqual([expect.stringMatching(/^error: /)]);
  expect([page.names('output'), page.names('li').length]).toEqual([['/'], 2]);
});
