import type { TestPerson } from './people.ts';

type Frame = {
  type: string;
  id?: number;
  by?: string | null;
  client?: string | null;
  channel?: string;
  code?: string;
};

/** The server of the live channel in a test. */
export type LiveServer = { url: string };

/** A browser's live channel in a test. */
export type LiveClient = {
  /** Subscribes to a subject, and returns the server's next answer. */
  subscribe: (subjectId: number | string) => Promise<Frame>;
  /** Returns the next change or notification, or null if none comes within the time. */
  next: (milliseconds?: number) => Promise<Frame | null>;
  /** Every frame received so far, as text. */
  heard: readonly string[];
  /** The code with which it was closed. */
  closed: Promise<number>;
  close: () => void;
};

/** Milliseconds within which the server answers, also on a busy machine. */
const patience = 60_000;

/** Signs in to the live channel of a server. */
export async function openLive({ url }: LiveServer, as: TestPerson): Promise<LiveClient> {
  const ticket = await ticketOf(url, as);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  // Changes and notifications may come between a question and its answer.
  const answer = taker(socket, ({ type }) => !tellings.has(type));
  const told = taker(socket, ({ type }) => tellings.has(type));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  const say = (frame: object) => socket.send(JSON.stringify(frame));
  say({ type: 'login', ticket });
  const ready = await answer(patience);
  if (ready?.type !== 'ready') throw new Error(`The live channel answered ${JSON.stringify(ready)}`);
  return {
    subscribe: async (subjectId) => {
      say({ type: 'subscribe', channel: `META_${subjectId}` });
      return (await answer(patience))!;
    },
    next: (milliseconds = patience) => told(milliseconds),
    heard,
    closed,
    close: () => socket.close(),
  };
}

/** Fetches a ticket to the live channel, as a page does. */
export async function ticketOf(url: string, { token }: TestPerson): Promise<string> {
  const response = await fetch(`${url}/api/auth/live-ticket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  return ((await response.json()) as { ticket: string }).ticket;
}

/** Frames that the server sends unasked: a change, and a notification. */
const tellings: ReadonlySet<string> = new Set(['META_UPDATE', 'NOTIFICATION']);

/** Returns a function that takes the next frame of a socket that fits, waiting for it within a time; null if none comes. */
function taker(socket: WebSocket, fits: (frame: Frame) => boolean): (milliseconds: number) => Promise<Frame | null> {
  const frames: Frame[] = [];
  const waiting: ((frame: Frame) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data)) as Frame;
    if (!fits(frame)) return;
    const first = waiting.shift();
    if (first) first(frame);
    else frames.push(frame);
  });
  return (milliseconds) =>
    new Promise((resolve) => {
      const ready = frames.shift();
      if (ready) return resolve(ready);
      const first = (frame: Frame) => {
        clearTimeout(timer);
        resolve(frame);
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(first), 1);
        resolve(null);
      }, milliseconds);
      waiting.push(first);
    });
}
