import type { TestPerson } from './people.ts';
import type { ServerProcess } from './process.ts';

type Frame = { type: string; id?: number; by?: string; client?: string | null; channel?: string; code?: string };

/** A browser's live channel in a test. */
export type LiveClient = {
  /** Asks, and answers the server's next answer about the channel. */
  subscribe: (subjectId: number | string) => Promise<Frame>;
  /** The next change that is told, or null when none comes within the time. */
  next: (milliseconds?: number) => Promise<Frame | null>;
  close: () => void;
};

/** Signs in to the live channel of a server. */
export async function openLive(server: ServerProcess, as: TestPerson): Promise<LiveClient> {
  const { body } = await server.rest(as, '/auth/live-ticket', {});
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`);
  const frames: Frame[] = [];
  const waiting: ((frame: Frame) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data)) as Frame;
    const taker = waiting.shift();
    if (taker) taker(frame);
    else frames.push(frame);
  });
  const take = (milliseconds: number) =>
    new Promise<Frame | null>((resolve) => {
      const ready = frames.shift();
      if (ready) return resolve(ready);
      const taker = (frame: Frame) => {
        clearTimeout(timer);
        resolve(frame);
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(taker), 1);
        resolve(null);
      }, milliseconds);
      waiting.push(taker);
    });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const say = (frame: object) => socket.send(JSON.stringify(frame));
  say({ type: 'login', ticket: (body as { ticket: string }).ticket });
  const ready = await take(5_000);
  if (ready?.type !== 'ready') throw new Error(`The live channel answered ${JSON.stringify(ready)}`);
  return {
    subscribe: async (subjectId) => {
      say({ type: 'subscribe', channel: `META_${subjectId}` });
      return (await take(5_000))!;
    },
    next: (milliseconds = 5_000) => take(milliseconds),
    close: () => socket.close(),
  };
}
