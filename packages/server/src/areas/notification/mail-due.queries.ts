import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';
import { frequency, mailedUntil } from './mail-frequency.ts';
import { isStillUnmuted } from './mute.ts';
import { isReadable, readable } from './notification.queries.ts';

/** A notification whose mail is due, and its person. */
export type DueNotification = {
  id: number;
  personId: number;
  email: string;
  /** The root of its thing; null if it is about no thing. */
  rootId: number | null;
  isInstant: boolean;
};

/** The most people whose mails are queued in one transaction. */
export const peopleAtOnce = 200;

/**
 * Takes the notifications that are due by mail for some people; no other process takes the same ones. For people who get mails at once, also takes
 * their other notifications about the same root. Leaves out what was read meanwhile, what the person may no longer read or has muted, and everything
 * of people who no longer want mails. Also returns how many people were taken, some of whom may have nothing left.
 */
export async function takeDue(tx: Tx, now: Date): Promise<{ taken: number; due: DueNotification[] }> {
  const moment = sql`${now}::timestamptz`;
  const { rows: taken } = await sql<{ id: number; personId: number }>`
    with turn as materialized (
      select distinct n.person_id, ${frequency} is not distinct from 'INSTANT' as is_instant, ${mailedUntil(now)} as until
      from notification n join person p on p.id = n.person_id
      where n.mail_due <= ${moment} and n.mail_due <= coalesce(${mailedUntil(now)}, ${moment}) limit ${peopleAtOnce}),
    taken as materialized (
      select n.id, turn.until is not null as is_wanted from turn join notification n on n.person_id = turn.person_id and n.mail_due is not null
      where n.mail_due <= coalesce(turn.until, ${moment}) or turn.is_instant and exists (
        select from notification due join subject other on other.id = due.subject_id join subject s on s.root_id = other.root_id
        where due.person_id = n.person_id and due.mail_due <= ${moment} and s.id = n.subject_id)
      for update of n skip locked)
    update notification n set mail_due = null, mailed_at = case when taken.is_wanted then ${moment} end
    from taken where n.id = taken.id returning n.id, n.person_id as "personId"`.execute(tx);
  if (taken.length === 0) return { taken: 0, due: [] };

  const ids = taken.map(({ id }) => id);
  const { rows: due } = await sql<DueNotification>`
    select n.id, p.id as "personId", p.email, s.root_id as "rootId", ${frequency} = 'INSTANT' as "isInstant"
    from ${readable} join person p on p.id = n.person_id
    where n.id = any (${ids}::bigint[]) and n.mailed_at is not null and n.read_at is null and ${isReadable} and ${isStillUnmuted}
    order by n.person_id, n.date_created, n.id`.execute(tx);
  return { taken: new Set(taken.map(({ personId }) => personId)).size, due };
}
