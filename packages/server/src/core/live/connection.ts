import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { WebSocket } from 'ws';
import { audience } from '../access/audience.ts';
import type { Services } from '../base/services.ts';
import { redeemLiveTicket } from '../session/live-ticket.ts';
import { type Channels, type Subscriber, subjectOf } from './channels.ts';
import { type ClientFrame, readFrame } from './frames.ts';
import { send } from './publish.ts';

/** Milliseconds that a browser has to show its ticket. */
const loginWithin = 10_000;
/** Pages that one browser tab may have open at once. */
const mostChannels = 200;

/** Close codes of our own: why a socket was closed. */
export const closeCodes = { badFrame: 4400, notSignedIn: 4401, tooMany: 4429, restart: 1012 } as const;

/** Serves one browser until it leaves: a ticket first, then pages it opens and closes (decision 7, 14). */
export function serveConnection(services: Services, channels: Channels, socket: WebSocket): void {
  const subjects = new Set<number>();
  let subscriber: Subscriber | null = null;
  const impatience = setTimeout(() => socket.close(closeCodes.notSignedIn), loginWithin);

  const login = async (ticket: string) => {
    const session = subscriber ? null : await redeemLiveTicket(services, ticket);
    if (!session) return socket.close(closeCodes.notSignedIn);
    clearTimeout(impatience);
    subscriber = { socket, ...session };
    send(subscriber, { type: 'ready' });
  };

  const subscribe = async (known: Subscriber, channel: string) => {
    const id = subjectOf(channel);
    if (subjects.size >= mostChannels) return socket.close(closeCodes.tooMany);
    const readers = id === null ? [] : await audience(services.db, id, sql<boolean>`p.id = ${known.personId}`);
    if (id === null || readers.length === 0 || socket.readyState !== socket.OPEN) {
      return send(known, { type: 'refused', code: new Refusal('notFound').code, channel });
    }
    subjects.add(id);
    channels.add(id, known);
    send(known, { type: 'subscribed', channel });
  };

  const unsubscribe = (known: Subscriber, channel: string) => {
    const id = subjectOf(channel);
    if (id !== null && subjects.delete(id)) channels.remove(id, known);
    send(known, { type: 'unsubscribed', channel });
  };

  const take = async (frame: ClientFrame | null) => {
    if (!frame) return socket.close(closeCodes.badFrame);
    if (frame.type === 'login') return login(frame.ticket);
    if (!subscriber) return socket.close(closeCodes.notSignedIn);
    return frame.type === 'subscribe' ? subscribe(subscriber, frame.channel) : unsubscribe(subscriber, frame.channel);
  };

  let queue = Promise.resolve<unknown>(undefined);
  socket.on('message', (data, isBinary) => {
    queue = queue
      .then(() => take(isBinary ? null : readFrame(String(data))))
      .catch((error) => {
        services.log.error({ err: error }, 'live frame failed');
        socket.close(1011);
      });
  });
  socket.on('close', () => {
    clearTimeout(impatience);
    if (subscriber) channels.removeAll(subscriber, subjects);
  });
  socket.on('error', () => socket.terminate());
}
