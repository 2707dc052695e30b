import type { LinkType } from '@samspel/domain/subject/notification';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Caller } from '../../core/base/caller.ts';
import type { Services } from '../../core/base/services.ts';
import type { Db } from '../../core/database/pool.ts';
import type { Window } from '../../core/graphql/page.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { placesOf } from '../../subject/place/place.queries.ts';
import { messageOf, type Reader } from './message.ts';
import { type NotificationRow, readNotifications } from './notification.queries.ts';

/** A notification as its person reads it, the parent of the GraphQL type `Notification`. */
export type Shown = Pick<NotificationRow, 'id' | 'kind' | 'dateCreated' | 'beenRead'> & {
  message: string;
  href: string | null;
  hrefType: LinkType | null;
  home: number | null;
  byId: number | null;
};

/** Notifications in the reader's language, with where they lead. */
export async function showAll(
  db: Db,
  kinds: Kinds,
  reader: Reader,
  rows: readonly NotificationRow[],
): Promise<Shown[]> {
  const ids = [...new Set(rows.flatMap(({ subjectId }) => subjectId ?? []))];
  const places = await placesOf(db, kinds, ids);
  return rows.map((row) => {
    const { id, kind, dateCreated, beenRead, byId, subjectId } = row;
    const place = subjectId === null ? undefined : places.get(subjectId);
    const message = messageOf(row, place, reader);
    const { href = null, hrefType = null, home = null } = place ?? {};
    return { id, kind, message, dateCreated, beenRead, href, hrefType, home, byId };
  });
}

/** A page of the caller's notifications, as they read them now. */
export async function readShown(
  services: Services,
  kinds: Kinds,
  caller: Caller,
  window: Window,
  unread = false,
): Promise<Shown[]> {
  const rows = await readNotifications(services.db, caller, window, unread);
  return showAll(services.db, kinds, readerNow(services, caller), rows);
}

/** The caller as a reader of notifications now. */
export const readerNow = ({ now }: Services, { locale }: Caller): Reader => ({ locale, today: osloToday(now()) });
