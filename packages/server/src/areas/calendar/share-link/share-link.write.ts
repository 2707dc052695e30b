import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { reservedSince } from './share-link.queries.ts';

/** Who shares which year wheel under which uri, and when. */
export type Sharing = { calendarId: number; uri: string; personId: number; now: Date };

/**
 * Sets the share link of a year wheel that is locked, and releases the one that it had; returns whether the uri was free. If two want the same uri at
 * once, the second waits for the first and finds it taken.
 */
export async function shareUnder(tx: Tx, sharing: Sharing): Promise<boolean> {
  const { calendarId, uri, now } = sharing;
  if (!(await reserve(tx, sharing))) return false;
  await releaseLink(tx, calendarId, now);
  await tx.updateTable('share_link').set({ released_at: null }).where('uri', '=', uri).execute();
  return true;
}

/** Takes a uri if it is free, kept for this year wheel, or no longer kept for another one; returns whether it could. */
async function reserve(tx: Tx, { calendarId, uri, personId, now }: Sharing): Promise<boolean> {
  const { rows } = await sql`
    insert into share_link as known (uri, calendar_id, created_by, date_created, released_at)
    values (${uri}, ${calendarId}, ${personId}, ${now}, ${now})
    on conflict (uri) do update set calendar_id = excluded.calendar_id, created_by = excluded.created_by,
      date_created = excluded.date_created, released_at = excluded.released_at
    where known.calendar_id = excluded.calendar_id or known.released_at <= ${reservedSince(now)}
    returning uri`.execute(tx);
  return rows.length > 0;
}

/** Releases the share link of a year wheel; returns whether it had one. Its uri is kept for it. */
export async function releaseLink(tx: Tx, calendarId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('share_link')
    .set({ released_at: now })
    .where('calendar_id', '=', calendarId)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
