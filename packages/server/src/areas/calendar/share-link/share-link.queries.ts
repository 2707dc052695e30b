import { shareUriReservedDays } from '@samspel/domain/calendar/share-link';
import { daysEarlier } from '@samspel/domain/time/moment';
import { sql } from 'kysely';
import { holdsWords } from '../../../core/database/holds-words.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { Batch } from '../../../core/graphql/context.ts';
import type { Page, Window } from '../../../core/graphql/page.ts';
import { readPage } from '../../../core/graphql/read-page.ts';
import { readTogether } from '../../../core/graphql/read-together.ts';

/** A share link; one that was removed has neither uri nor maker. */
export type ShareRow = { id: number; uri: string | null; createdById: number | null; dateCreated: Date | null };

const columns = sql`l.calendar_id as id, l.uri, l.created_by as "createdById", l.date_created as "dateCreated"`;

/** The moment before which a released uri is no longer kept. */
export const reservedSince = (now: Date): Date => daysEarlier(now, shareUriReservedDays);

/** Reads the active share link of a year wheel; null if it has none. */
export async function readShare(db: Db, calendarId: number): Promise<ShareRow | null> {
  const { rows } = await sql<ShareRow>`
    select ${columns} from share_link l where l.calendar_id = ${calendarId} and l.released_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Lists the active share links, the latest first: all, or those that have a text in their uri or in the title of the year wheel. */
export function listShares(
  db: Db,
  { text, ...window }: Window & { text?: string | undefined },
): Promise<Page<ShareRow>> {
  const fits = holdsWords(text, 'l.uri', 's.title');
  return readPage(db, window, {
    columns,
    from: sql`from share_link l join subject s on s.id = l.calendar_id where l.released_at is null and ${fits}`,
    order: sql`l.date_created desc, l.uri`,
  });
}

/** Reads the uris of the active share links of year wheels. */
export const shareableUriOf: Batch<number, string | null> = async (calendarIds, context) => {
  const rows = await readTogether(
    context,
    'share links',
    sql<{ id: number; uri: string }>`
    select calendar_id as id, uri from share_link where calendar_id = any (${calendarIds}::bigint[]) and released_at is null`,
  );
  return uriById(calendarIds, rows);
};

/** Reads the last uris that year wheels had and that are still kept for them. */
export const reservedUriOf: Batch<number, string | null> = async (calendarIds, { services: { db, now } }) => {
  const { rows } = await sql<{ id: number; uri: string }>`
    select distinct on (calendar_id) calendar_id as id, uri from share_link
    where calendar_id = any (${calendarIds}::bigint[]) and released_at > ${reservedSince(now())}
    order by calendar_id, released_at desc, uri`.execute(db);
  return uriById(calendarIds, rows);
};

function uriById(ids: readonly number[], rows: readonly { id: number; uri: string }[]): (string | null)[] {
  const found = new Map(rows.map(({ id, uri }) => [id, uri]));
  return ids.map((id) => found.get(id) ?? null);
}
