import type { Services } from '../base/services.ts';
import type { Notice } from '../events/tell.ts';
import type { PersonalNotice } from '../events/tell-people.ts';
import type { Channels, Page, Subscriber } from './channels.ts';
import type { ServerFrame } from './frames.ts';
import { standingOf } from './standing.ts';

/** A browser that reads this far behind has gone; its page asks anew when it comes back. */
const mostUnread = 256_000;

/**
 * Tells everybody who has a changed subject open and may still read it; the rights and the session are asked again, now. Who may
 * not is told nothing and listens no longer.
 *
 * Where the change itself ends rights, those who lose them hear of it too, once: their page is read again and is not found. They
 * had it open, so they could read it until now, for each change that ends rights closes the pages of those who lose them.
 */
export async function publish({ db }: Services, channels: Channels, notice: Notice): Promise<void> {
  const changed = channels.pages(notice.ids);
  const open = notice.endsRights ? channels.pages() : changed;
  const near = notice.endsRights && notice.type === 'META_UPDATE' ? notice.ids : undefined;
  const standing = await standingOf(db, open, near);
  const ids = new Set(notice.ids);
  for (const page of open) {
    const stands = standing.get(page);
    const isNews = ids.has(page.subjectId);
    if (stands === 'reads' ? isNews : stands === 'lost' && notice.endsRights) tell(page, notice);
    if (stands === 'lost' || (isNews && !stands)) channels.remove(page.subjectId, page.subscriber);
  }
}

/**
 * The tab that made the change is named to its own person alone: only their tabs may take a change for their own (product/wire#live-channel), so nobody can
 * make another's page ignore one, and nobody learns the id of another's tab.
 */
function tell({ subjectId, subscriber }: Page, { by, client }: Notice): void {
  send(subscriber, { type: 'META_UPDATE', id: subjectId, by, client: subscriber.hash === by ? client : null });
}

/** Tells people of something new of their own, in every tab in which they are signed in. Whether they may read it was asked when it was written, a moment ago. */
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
  else socket.send(JSON.stringify(frame), () => {}); // who has gone meanwhile does not hear it
}
