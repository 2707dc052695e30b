import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../storage/fake-storage.ts';

/** A socket whose other end is in the hands of the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readonly url: string;
  readonly sent: Record<string, string>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(url: URL) {
    this.url = String(url);
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  says(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  FakeSocket.all = [];
  const kept = fakeStorage();
  const tokens = { access_token: 'a1', refresh_token: 'r1', expires_in: 900, access_token_time: Date.now() };
  kept.set('samspel.tokens', JSON.stringify(tokens));
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('location', { href: 'https://samspel.example/app/home' });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async () => Response.json({ ticket: 't1' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a tab in which Kari is signed in. */
async function tab() {
  const session = await import('../session/session.ts');
  await session.startSession();
  return { ...(await import('./socket.ts')), endSession: session.endSession };
}

/** Lets the server accept the newest socket's ticket. */
async function accepts(): Promise<FakeSocket> {
  const socket = FakeSocket.all.at(-1)!;
  socket.onopen?.();
  await expect.poll(() => socket.sent[0]).toEqual({ type: 'login', ticket: 't1' });
  socket.says({ type: 'ready' });
  return socket;
}

test('a page that is left is no longer listened to, but one that two parts show still is', async () => {
  const { listenOn } = await tab();
  const leave = [listenOn('META_1'), listenOn('META_1'), listenOn('META_2')] as const;
  const socket = await accepts();
  leave[0]();
  leave[2]();
  expect(socket.sent.slice(3)).toEqual([{ type: 'unsubscribe', channel: 'META_2' }]);
  leave[1]();
  expect(socket.sent.at(-1)).toEqual({ type: 'unsubscribe', channel: 'META_1' });
});

test('nothing is opened before a page listens', async () => {
  await tab();
  expect(FakeSocket.all).toHaveLength(0);
});

test('the ticket comes first, then the pages', async () => {
  const { listenOn } = await tab();
  listenOn('META_1');
  const socket = await accepts();
  expect(socket.url).toBe('wss://samspel.example/api/live');
  expect(socket.sent).toEqual([
    { type: 'login', ticket: 't1' },
    { type: 'subscribe', channel: 'META_1' },
  ]);
});

test('a broken line comes back by itself, listens again, and says that it was away', async () => {
  const { listenOn, onLiveReturn } = await tab();
  const returned = vi.fn();
  onLiveReturn(returned);
  listenOn('META_1');
  (await accepts()).close();
  await vi.advanceTimersByTimeAsync(1_000);
  const socket = await accepts();
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket.sent.at(-1)).toEqual({ type: 'subscribe', channel: 'META_1' });
  expect(returned).toHaveBeenCalledOnce();
});

test('whoever signs out hears nothing more', async () => {
  const { listenOn, endSession } = await tab();
  listenOn('META_1');
  await accepts();
  endSession();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('what is no frame is not heard; a change is', async () => {
  const { listenOn, onLiveFrame } = await tab();
  const heard = vi.fn();
  onLiveFrame(heard);
  listenOn('META_1');
  const socket = await accepts();
  socket.onmessage?.({ data: 'nonsense' });
  expect(heard).not.toHaveBeenCalled();
  socket.says({ type: 'META_UPDATE', id: 1, by: 'ola', client: null });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'META_UPDATE', id: 1, by: 'ola', client: null });
});

test('what may have come before the socket was ready is asked about, at first and after each break', async () => {
  const { stayOpen, onLiveReady } = await tab();
  const ready = vi.fn();
  onLiveReady(ready);
  stayOpen();
  expect(ready).not.toHaveBeenCalled();
  (await accepts()).close();
  expect(ready).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await accepts();
  expect(ready).toHaveBeenCalledTimes(2);
});
