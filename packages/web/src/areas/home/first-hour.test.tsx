import { expect, test, vi } from 'vitest';
import { useMe } from '../../core/person/me.tsx';
import { onPage } from '../../core/testing/page.tsx';
import { serverWith } from '../../core/testing/server.ts';
import { FirstHour, FirstHourAgain } from './first-hour.tsx';

vi.mock('../../core/person/me.tsx', () => ({ useMe: vi.fn() }));
vi.mock('../../core/person/use-may.ts', () => ({ useMay: () => ({ use: () => true }) }));

const none = { skipFirstWheel: false, skipFirstFeed: false, skipFirstNeighbour: false };
const nothing = { hasWheel: false, hasSubscribed: false, followsNeighbour: false };

/** Shows the guide of the first hour to somebody who has skipped some steps and done others. */
async function guide({
  skipped = {},
  done = {},
}: {
  skipped?: Partial<typeof none>;
  done?: Partial<typeof nothing>;
} = {}) {
  vi.mocked(useMe).mockReturnValue({ id: '1', settings: { ...none, ...skipped } } as never);
  const firstSteps = { __typename: 'FirstSteps', ...nothing, ...done };
  const asked = serverWith({
    FirstSteps: { me: { __typename: 'Me', id: '1', firstSteps } },
    SaveSettings: { updateSettings: null },
  });
  const page = await onPage(
    <>
      <FirstHour />
      <FirstHourAgain />
    </>,
  );
  await page.perform(() => {});
  const saved = () => asked.filter(({ name }) => name === 'SaveSettings').map((one) => one.with.input);
  return { page, saved };
}

test('somebody new sees one card: what they work with, an empty year wheel, one to find, or none now', async () => {
  const { page, saved } = await guide();
  expect(page.names('h2')).toEqual(['Kva arbeider du med?']);
  expect(page.names('h3')).toEqual([]);
  expect(page.find('a', 'Lag nytt årshjul').getAttribute('href')).toBe('/person/1/annual-cycle/create');
  expect(page.find('a', 'Finn eit årshjul').getAttribute('href')).toBe('/calendar');
  await page.press('button', 'Hopp over: Lag eller finn eit årshjul');
  expect(saved()).toEqual([{ skipFirstWheel: true }]);
});

test('who has a year wheel has two more things to do, each with the ways to do it', async () => {
  const { page } = await guide({ skipped: { skipFirstWheel: true } });
  expect(page.names('h3')).toEqual(['Få fristane i kalenderen din', 'Følg ein annan kommune']);
  expect(page.find('a', 'Sjå årshjul frå andre').getAttribute('href')).toBe('/calendar');
});

test('what is done stays in the list with a sign, and offers nothing more', async () => {
  const { page } = await guide({ done: { hasWheel: true } });
  expect(page.names('[data-done] h3')).toEqual([expect.stringContaining('Lag eller finn eit årshjul')]);
  expect(page.names('[data-done] a')).toEqual([]);
  expect(page.names('button')).not.toContain('Hopp over: Lag eller finn eit årshjul');
});

test('a step is put away by its own button, which names it', async () => {
  const { page, saved } = await guide({ done: { hasWheel: true } });
  await page.press('button', 'Hopp over: Få fristane i kalenderen din');
  expect(saved()).toEqual([{ skipFirstFeed: true }]);
});

test('a step that was put away is gone, and there is a way back to the guide', async () => {
  const { page, saved } = await guide({ skipped: { skipFirstFeed: true }, done: { hasWheel: true } });
  expect(page.names('h3')).toHaveLength(2);
  await page.press('button', 'Vis rettleiinga for den første timen');
  expect(saved()).toEqual([none]);
});

test('the guide goes when everything is done, and with it the way back', async () => {
  const { page } = await guide({ done: { hasWheel: true, hasSubscribed: true, followsNeighbour: true } });
  expect(page.text()).toBe('');
});

test('what was put away and done all the same brings no guide back', async () => {
  const { page } = await guide({ skipped: { skipFirstWheel: true }, done: { hasWheel: true } });
  expect(page.names('h3')).toHaveLength(2);
  expect(page.names('button')).not.toContain('Vis rettleiinga for den første timen');
});
