import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { WebSocket } from 'ws';
import { audience } from '../access/audience.ts';
import type { Services } from '../base/services.ts';
import { unplanned } from '../database/prepared.ts';
import { redeemLiveTicket } from '../session/live-ticket.ts';
import { type Channels, type Subscriber, subjectOf } from './channels.ts';
import { FrameQueue } from './frame-queue.ts';
import { type ClientFrame, readFrame } from './frames.ts';
import { send } from './publish.ts';

/** Milliseconds within which a browser must send its ticket. */
const loginWithin = 10_000;
/** Pages that one browser tab may have asked for at once, including those that were refused. */
const mostChannels = 200;
/** Browser tabs of one person that this process listens to at once. */
const mostSockets = 50;

/** The close codes that say why a socket was closed. */
export const closeCodes = { badFrame: 4400, notSignedIn: 4401, tooMany: 4429, restart: 1012, fault: 1011 } as const;

/** Serves one browser until it leaves: first its ticket, then the pages that it opens and closes (product/wire#live-channel). */
export function serveConnection(services: Services, channels: Channels, socket: WebSocket): void {
  const asked = new Set<number>();
  let subscriber: Subscriber | null = null;
  const impatience = setTimeout(() => socket.close(closeCodes.notSignedIn), loginWithin);

  const login = async (ticket: string) => {
    const session = subscriber ? null : await redeemLiveTicket(services, ticket);
    if (socket.readyState !== socket.OPEN) return;
    if (!session) return socket.close(closeCodes.notSignedIn);
    if (channels.countOf(session.personId) >= mostSockets) return socket.close(closeCodes.tooMany);
    clearTimeout(impatience);
    subscriber = { socket, ...session };
    channels.arrive(subscriber);
    send(subscriber, { type: 'ready' });
  };

  const subscribe = async (known: Subscriber, channel: string) => {
    const id = subjectOf(channel);
    if (id !== null) asked.add(id);
    if (asked.size > mostChannels) return socket.close(closeCodes.tooMany);
    const mayListen = id !== null && (await mayListenTo(services, id, known));
    if (socket.readyState !== socket.OPEN) return;
    if (!mayListen) return send(known, { type: 'refused', code: new Refusal('notFound').code, channel });
    channels.add(id, known);
    send(known, { type: 'subscribed', channel });
  };

  const unsubscribe = (known: Subscriber, channel: string) => {
    const id = subjectOf(channel);
    if (id !== null && asked.delete(id)) channels.remove(id, known);
    send(known, { type: 'unsubscribed', channel });
  };

  const take = async (frame: ClientFrame | null) => {
    if (!frame) return socket.close(closeCodes.badFrame);
    if (frame.type === 'login') return login(frame.ticket);
    if (!subscriber) return socket.close(closeCodes.notSignedIn);
    return frame.type === 'subscribe' ? subscribe(subscriber, frame.channel) : unsubscribe(subscriber, frame.channel);
  };

  const frames = new FrameQueue((frame: ClientFrame | null) =>
    take(frame).catch((error) => {
      services.log.error({ err: error }, 'live frame failed');
      socket.close(closeCodes.fault);
    }),
  );
  const leave = () => {
    clearTimeout(impatience);
    frames.close();
    if (subscriber) channels.leave(subscriber, asked);
  };
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return frames.close();
    if (!frames.add(isBinary ? null : readFrame(String(data)))) socket.close(closeCodes.tooMany);
  });
  socket.on('close', leave);
  socket.on('error', () => socket.terminate());
}

/** Whether a person may listen to a subject: they may read it now, and their sign-in has not ended. */
async function mayListenTo({ db }: Services, id: number, { personId, sessionId }: Subscriber): Promise<boolean> {
  const themselves = sql<boolean>`p.id = ${unplanned(personId, 'bigint')}
    and exists (select from session where id = ${unplanned(sessionId, 'bigint')} and revoked_at is null)`;
  return (await audience(db, id, themselves)).length > 0;
}
