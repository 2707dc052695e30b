import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The browser's event listeners, and when the server was pinged. */
const hear = new Map<string, () => void>();
let asked: number[];
let answers: () => Promise<Response>;
const patience = vi.fn();

beforeEach(() => {
  vi.resetModules();
  hear.clear();
  asked = [];
  answers = async () => new Response('{}');
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  patience.mockReset();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    patience(milliseconds);
    return new AbortController().signal;
  });
  vi.stubGlobal('window', { addEventListener: (name: string, heard: () => void) => hear.set(name, heard) });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now());
    return answers();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const watcher = () => import('./network.ts');
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const nothingThere = async () => {
  throw new TypeError('Failed to fetch');
};

test('a browser that says it is offline starts a ping, a second later, that has five seconds', async () => {
  const { startNetworkWatcher } = await watcher();
  startNetworkWatcher();
  await later(60_000);
  expect(asked).toEqual([]);
  hear.get('offline')!();
  await later(999);
  expect(asked).toEqual([]);
  await later(1);
  expect(asked).toEqual([61_000]);
  expect(patience).toHaveBeenCalledExactlyOnceWith(5_000);
});

test('after a failure it waits from half a second on, twice as long each time, ten seconds at most, and a second more', async () => {
  answers = nothingThere;
  const { startNetworkWatcher } = await watcher();
  startNetworkWatcher();
  hear.get('offline')!();
  await later(60_000);
  const waits = asked.map((at, index) => at - (asked[index - 1] ?? 0));
  expect(waits.slice(0, 8)).toEqual([1_000, 1_500, 2_000, 3_000, 5_000, 9_000, 11_000, 11_000]);
});

test('it begins anew with short waits when the browser says that it is back', async () => {
  answers = nothingThere;
  const { startNetworkWatcher } = await watcher();
  startNetworkWatcher();
  hear.get('offline')!();
  await later(25_000);
  asked.length = 0;
  const now = Date.now();
  hear.get('online')!();
  await later(2_500);
  expect(asked.map((at) => at - now)).toEqual([1_000, 2_500]);
});

test('a good ping ends it, and lets ask again for what could not be fetched', async () => {
  answers = nothingThere;
  const { startNetworkWatcher, whenAnswered } = await watcher();
  const then = vi.fn();
  whenAnswered(then);
  startNetworkWatcher();
  hear.get('offline')!();
  await later(1_000);
  expect(then).not.toHaveBeenCalled();
  answers = async () => new Response('{}');
  await later(1_500);
  expect(then).toHaveBeenCalledOnce();
  await later(60_000);
  expect(asked).toHaveLength(2);
});

test('many calls that find no way to the server are one ping', async () => {
  const { lookAtNetwork } = await watcher();
  lookAtNetwork();
  await later(500);
  lookAtNetwork();
  await later(500);
  expect(asked).toEqual([1_000]);
});

test('a browser that starts without a network asks at once whether the server is there', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { startNetworkWatcher } = await watcher();
  startNetworkWatcher();
  await later(1_000);
  expect(asked).toEqual([1_000]);
});
