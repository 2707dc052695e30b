import type { LinkType } from '@samspel/domain/subject/notification';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import type { Kinds } from '../../subject/kinds.ts';
import type { NotificationRow } from './notification.queries.ts';
import { placesOf } from './place.queries.ts';
import { messageOf } from './said.ts';

/** A notification as its person reads it, the parent of the GraphQL type `Notification`. */
export type Shown = Pick<NotificationRow, 'id' | 'kind' | 'dateCreated' | 'beenRead'> & {
  message: string;
  href: string | null;
  hrefType: LinkType | null;
  byId: number | null;
};

/** Notifications in the words of the caller's language, with where they lead. */
export async function showAll(
  db: Db,
  kinds: Kinds,
  { locale }: Pick<Caller, 'locale'>,
  rows: readonly NotificationRow[],
): Promise<Shown[]> {
  const ids = [...new Set(rows.flatMap(({ subjectId }) => subjectId ?? []))];
  const places = await placesOf(db, kinds, ids);
  return rows.map((row) => {
    const { id, kind, dateCreated, beenRead, byId, subjectId } = row;
    const place = subjectId === null ? undefined : places.get(subjectId);
    const message = messageOf(row, place, locale);
    const { href = null, hrefType = null } = place ?? {};
    return { id, kind, message, dateCreated, beenRead, href, hrefType, byId };
  });
}
