import { sql } from 'kysely';
import type { Services } from '../base/services.ts';
import { hashToken, newToken } from './token.ts';

/** Milliseconds that a ticket to the live channel is good for (decision 14). */
const lifetime = 60_000;

/** A new ticket to the live channel for a session; it opens one connection within a minute. */
export async function issueLiveTicket({ db, now }: Services, sessionId: number): Promise<string> {
  const ticket = newToken();
  await db
    .insertInto('live_ticket')
    .values({ hash: hashToken(ticket), session_id: sessionId, expires_at: new Date(now().getTime() + lifetime) })
    .execute();
  return ticket;
}

/** Whose ticket it is; null where it is unknown, used, too old, or its session or person is no longer good. */
export async function redeemLiveTicket(
  { db, now }: Services,
  ticket: string,
): Promise<{ personId: number; sessionId: number } | null> {
  const { rows } = await sql<{ personId: number; sessionId: number }>`
    with used as (delete from live_ticket where hash = ${hashToken(ticket)} returning session_id, expires_at)
    select s.person_id as "personId", s.id as "sessionId"
    from used join session s on s.id = used.session_id join active_person a on a.id = s.person_id
    where used.expires_at > ${now()} and s.revoked_at is null`.execute(db);
  return rows[0] ?? null;
}
