import type { TestPerson } from './people.ts';

type Frame = {
  type: string;
  id?: number;
  by?: string;
  client?: string | null;
  channel?: string;
  code?: string;
};

/** What serves the live channel in a test. */
export type LiveServer = { url: string };

/** A browser's live channel in a test. */
export type LiveClient = {
  /** Asks, and answers the server's next answer about the channel. */
  subscribe: (subjectId: number | string) => Promise<Frame>;
  /** The next change or notification that is told, or null when none comes within the time. */
  next: (milliseconds?: number) => Promise<Frame | null>;
  /** Every frame that ever came, as text. */
  heard: readonly string[];
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
  // What people are told may come between a question and its answer.
  const answer = taker(socket, ({ type }) => !tellings.has(type));
  const told = taker(socket, ({ type }) => tellings.has(type));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
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
    close: () => socket.close(),
  };
}

/** A ticket to the live channel, fetched as a page does. */
export async function ticketOf(url: string, { token }: TestPerson): Promise<string> {
  const response = await fetch(`${url}/api/auth/live-ticket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  return ((await response.json()) as { ticket: string }).ticket;
}

/** Frames that nobody asked for: a change, and a notification. */
const tellings: ReadonlySet<string> = new Set(['META_UPDATE', 'NOTIFICATION']);

/** Takes those frames of a socket that fit, one by one, as they come or within a time; null if none comes. */
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
