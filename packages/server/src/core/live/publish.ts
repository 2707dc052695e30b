import { sql } from 'kysely';
import { audience } from '../access/audience.ts';
import type { Notice } from '../events/tell.ts';
import type { Services } from '../services.ts';
import type { Channels, Subscriber } from './channels.ts';
import type { ServerFrame } from './frames.ts';

/** A browser that reads this far behind has gone; its page asks anew when it comes back. */
const mostUnread = 256_000;

/** Tells everybody who has a changed subject open and may still read it; the rights and the session are asked again, now. */
export async function publish(services: Services, channels: Channels, notice: Notice): Promise<void> {
  for (const id of notice.ids) {
    const listeners = channels.of(id);
    if (listeners.length === 0) continue;
    const allowed = await whoMayHear(services, id, listeners);
    const frame: ServerFrame = { type: notice.type, id, by: notice.by, client: notice.client };
    for (const listener of listeners) if (allowed.has(listener)) send(listener, frame);
  }
}

async function whoMayHear(
  { db }: Services,
  subjectId: number,
  listeners: readonly Subscriber[],
): Promise<Set<Subscriber>> {
  const people = [...new Set(listeners.map(({ personId }) => personId))];
  const sessions = [...new Set(listeners.map(({ sessionId }) => sessionId))];
  const readers = new Set(await audience(db, subjectId, sql<boolean>`p.id = any (${people}::bigint[])`));
  const living = await db
    .selectFrom('session')
    .select('id')
    .where('id', 'in', sessions)
    .where('revoked_at', 'is', null)
    .execute();
  const alive = new Set(living.map(({ id }) => id));
  return new Set(listeners.filter(({ personId, sessionId }) => readers.has(personId) && alive.has(sessionId)));
}

/** Sends a frame, or drops a subscriber who has stopped reading. */
export function send({ socket }: Pick<Subscriber, 'socket'>, frame: ServerFrame): void {
  if (socket.bufferedAmount > mostUnread) socket.terminate();
  else socket.send(JSON.stringify(frame));
}
