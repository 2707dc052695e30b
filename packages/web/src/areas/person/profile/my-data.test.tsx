import type { MyData } from '@samspel/domain/account/my-data';
import { Refusal } from '@samspel/domain/refusal';
import { afterEach, expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { restServer } from '../../../core/testing/rest-server.ts';
import { told } from '../../../core/testing/told.ts';
import { saveBlob } from '../../../ui/base/save-file.ts';
import { MyCopy } from './my-data.tsx';

vi.mock('../../../ui/base/save-file.ts', () => ({ saveBlob: vi.fn() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const none = { state: 'NONE', progress: 0 } as unknown as MyData;
const waiting = { ...none, state: 'WAITING', progress: 40 } as MyData;
const done = {
  ...none,
  ...{ state: 'DONE', size: 2_000_000, askedAt: '2026-11-01T09:00:00Z', until: '2026-11-08T09:00:00Z' },
} as MyData;

/** Shows the copy of my data in the state that the server has it. */
async function copyIs(copy: MyData, answers: Parameters<typeof restServer>[0] = {}) {
  const { words } = told();
  const server = restServer({ '/person/my-data': (body) => (body === undefined ? copy : waiting), ...answers });
  const page = await onPage(<MyCopy />);
  await page.perform(() => {});
  return { page, server, words };
}

test('whoever has no copy may ask for one, and then sees how far it is', async () => {
  const { page, server } = await copyIs(none);
  expect(page.names('button')).toEqual(['Lag ein kopi']);
  await page.press('button', 'Lag ein kopi');
  expect(server.sentTo('/person/my-data')).toContainEqual({});
  expect(page.find<HTMLProgressElement>('progress', 'Lagar kopien').value).toBe(40);
  expect(page.names('[role=status]')).toEqual([
    'Lagar kopien. Du kan gå frå sida. Du får ein e-post når kopien er klar.',
  ]);
});

test('while it is made one need not ask again: the page looks itself, until it is there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let now = waiting;
  const { page, server } = await copyIs(waiting, { '/person/my-data': () => now });
  now = done;
  await page.perform(() => vi.advanceTimersByTime(2_000));
  expect(page.names('button')).toEqual(['Last ned (2 MB)', 'Lag ein ny kopi']);
  const looks = server.sentTo('/person/my-data').length;
  await page.perform(() => vi.advanceTimersByTime(10_000));
  expect(server.sentTo('/person/my-data')).toHaveLength(looks);
});

test('a copy that is ready says until when, and is fetched under the name of the day', async () => {
  const { page } = await copyIs(done, { '/person/my-data/file': () => new Response('zip') });
  expect(page.text()).toContain('Kopien er klar');
  await page.press('button', 'Last ned (2 MB)');
  expect(saveBlob).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^samspel-\d{4}-\d{2}-\d{2}\.zip$/),
    expect.anything(),
  );
});

test('a copy whose days are over says so, and is asked for again', async () => {
  let now = done;
  const { page, words } = await copyIs(done, {
    '/person/my-data': () => now,
    '/person/my-data/file': () => {
      now = none;
      throw new Refusal('notFound');
    },
  });
  await page.press('button', 'Last ned (2 MB)');
  await page.perform(() => {});
  expect(words).toEqual([expect.stringMatching(/^error: /)]);
  expect(page.names('button')).toEqual(['Lag ein kopi']);
});

test('a copy that could not be made says why', async () => {
  const { page } = await copyIs({ ...none, state: 'FAILED', problem: 'Disken er full' } as MyData);
  expect(page.text()).toContain('Kopien kunne ikkje lagast. Disken er full');
});

test('without an answer the page offers to try again', async () => {
  const { page } = await copyIs(none, {
    '/person/my-data': () => {
      throw new Refusal('unavailable');
    },
  });
  expect(page.names('button')).toEqual(['Prøv igjen']);
});
