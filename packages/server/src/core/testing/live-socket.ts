import WebSocket from 'ws';
import type { LiveServer } from './live-client.ts';
import { ticketOf } from './live-client.ts';
import type { TestPerson } from './people.ts';

/** A socket that can send any frame, even one that our pages never send. */
export type BareSocket = {
  say: (frame: object | string) => void;
  /** Every frame that came, parsed. */
  heard: { type: string }[];
  /** The code with which the server closed it. */
  closed: Promise<number>;
  end: () => void;
};

/** Opens a socket, and signs it in if a person is given. */
export async function openBare(
  { url }: LiveServer,
  as: TestPerson | null,
  headers: Record<string, string> = {},
): Promise<BareSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
  const heard: { type: string }[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('error', () => {});
  const say = (frame: object | string) =>
    socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame), () => {});
  if (as) {
    say({ type: 'login', ticket: await ticketOf(url, as) });
    await new Promise((resolve) => socket.once('message', resolve));
  }
  return { say, heard, closed, end: () => socket.terminate() };
}
