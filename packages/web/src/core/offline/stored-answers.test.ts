import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../storage/fake-storage.ts';

/** What the browser's database holds, and whether it is forbidden. */
const held = new Map<string, unknown>();
let isForbidden = false;
/** When it was told to forget everything. */
const clears: number[] = [];
const asked = async <Result>(work: () => Result): Promise<Result> => {
  if (isForbidden) throw new DOMException('no', 'SecurityError');
  return work();
};
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  clear: () => {
    clears.push(Date.now());
    return asked(() => held.clear());
  },
  get: (key: string) => asked(() => held.get(key)),
  set: (key: string, value: unknown) => asked(() => held.set(key, value)),
  entries: () => asked(() => [...held]),
  del: (key: string) => asked(() => held.delete(key)),
}));
vi.mock('../app-version.ts', () => ({ appVersion: () => '2' }));

beforeEach(() => {
  vi.resetModules();
  held.clear();
  clears.length = 0;
  isForbidden = false;
  fakeStorage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts the app in a browser that has answers stored by some version of it. */
async function started(version: string | null) {
  if (version !== null) localStorage.setItem('samspel.answers', version);
  const answers = await import('./stored-answers.ts');
  answers.openAnswers();
  return answers;
}

test('what this version read before is there again', async () => {
  held.set('1', { data: { me: 'Kari' }, at: '2026-03-02T09:00:00Z' });
  const { storedAnswer } = await started('2');
  expect(await storedAnswer('1')).toMatchObject({ data: { me: 'Kari' } });
});

test('what another version read is forgotten, and what comes after is kept', async () => {
  held.set('1', { data: { me: 'Kari' }, at: '2026-03-02T09:00:00Z' });
  const { storeAnswer, storedAnswer } = await started('1');
  expect(await storedAnswer('1')).toBeUndefined();
  await storeAnswer('2', { me: 'Ola' });
  expect(await storedAnswer('2')).toMatchObject({ data: { me: 'Ola' } });
  expect([...held.keys()]).toEqual(['2']);
});

test('a browser that forbids storage answers at once that nothing is kept, before the last try to forget', async () => {
  isForbidden = true;
  const { storeAnswer, storedAnswer } = await started(null);
  const keeping = storeAnswer('1', { me: 'Kari' });
  expect(await storedAnswer('1')).toBeUndefined();
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await keeping;
  expect(vi.getTimerCount()).toBe(0);
  expect(await storedAnswer('1')).toBeUndefined();
});

test('forgetting is tried ten times, a second apart, and what is kept is not read meanwhile', async () => {
  held.set('1', { data: { me: 'Kari' }, at: '2026-03-02T09:00:00Z' });
  isForbidden = true;
  const { storedAnswer } = await started('1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clears).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((second) => second * 1_000));
  isForbidden = false;
  expect(await storedAnswer('1')).toBeUndefined();
});

test('storage that is forbidden in the middle loses what was to be kept, and nothing else', async () => {
  const { storeAnswer, storedAnswer } = await started('2');
  await storeAnswer('1', { me: 'Kari' });
  isForbidden = true;
  await storeAnswer('2', { me: 'Ola' });
  expect(await storedAnswer('1')).toBeUndefined();
  isForbidden = false;
  expect(await storedAnswer('1')).toMatchObject({ data: { me: 'Kari' } });
  expect(await storedAnswer('2')).toBeUndefined();
});

test('signing out forgets all of it, also where the tab is closed before that is done', async () => {
  held.set('1', { data: { me: 'Kari' }, at: '2026-03-02T09:00:00Z' });
  const { forgetAnswers, storedAnswer } = await started('2');
  forgetAnswers();
  expect(localStorage.getItem('samspel.answers')).toBeNull();
  expect(await storedAnswer('1')).toBeUndefined();
  await expect.poll(() => held.size).toBe(0);
});
