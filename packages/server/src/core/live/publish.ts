import type { Services } from '../base/services.ts';
import type { Notice } from '../events/emit.ts';
import type { PersonalNotice } from '../events/push-to-people.ts';
import type { Channels, Page, Subscriber } from './channels.ts';
import type { ServerFrame } from './frames.ts';
import { pageAccessOf } from './page-access.ts';

/** Unread bytes after which a browser counts as gone; its page connects again and reloads when it comes back. */
const mostUnread = 256_000;

/**
 * Sends a change to everybody who has the subject open and may still read it; rights and sessions are checked again now. Everybody else
 * hears nothing and is unsubscribed.
 *
 * If the change itself ends rights, people who lose them also hear of it once: their page reloads and is not found. They could read the
 * subject until now, since every change that ends rights unsubscribes the people who lose them.
 */
export async function publish({ db }: Services, channels: Channels, notice: Notice): Promise<void> {
  const changed = channels.pages(notice.ids);
  const open = notice.endsRights ? channels.pages() : changed;
  const near = notice.endsRights && notice.type === 'META_UPDATE' ? notice.ids : undefined;
  const standing = await pageAccessOf(db, open, near);
  const ids = new Set(notice.ids);
  for (const page of open) {
    const stands = standing.get(page);
    const isNews = ids.has(page.subjectId);
    if (stands === 'reads' ? isNews : stands === 'lost' && notice.endsRights) tell(page, notice);
    if (stands === 'lost' || (isNews && !stands)) channels.remove(page.subjectId, page.subscriber);
  }
}

/**
 * Sends the frame of a change. The tab that made the change is named only to its own person, since only their tabs may take a change for
 * their own (product/wire#live-channel): nobody can make another person's page ignore a change, or learn the id of another person's tab. Who reacted is
 * named to nobody else.
 */
function tell({ subjectId, subscriber }: Page, { by, client, isUnnamed }: Notice): void {
  const isOwn = subscriber.hash === by;
  send(subscriber, {
    type: 'META_UPDATE',
    id: subjectId,
    by: isUnnamed && !isOwn ? null : by,
    client: isOwn ? client : null,
  });
}

/**
 * Announces new notifications to their people, in every tab in which they are signed in. Whether they may read them was checked when the
 * notifications were written, a moment ago.
 */
export function publishToPeople(channels: Channels, { by, to }: PersonalNotice): void {
  const ids = new Map(to);
  for (const subscriber of channels.subscribers) {
    const id = ids.get(subscriber.personId);
    if (id !== undefined) send(subscriber, { type: 'NOTIFICATION', id, by, client: null });
  }
}

/** Sends a frame, or drops a subscriber who has stopped reading. */
export function send({ socket }: Pick<Subscriber, 'socket'>, frame: ServerFrame): void {
  if (socket.bufferedAmount > mostUnread) socket.terminate();
  else socket.send(JSON.stringify(frame), () => {}); // a client that has gone meanwhile gets nothing
}
