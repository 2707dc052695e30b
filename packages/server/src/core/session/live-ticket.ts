import { sql } from 'kysely';
import type { Services } from '../base/services.ts';
import { sessionEnd } from './issue-tokens.ts';
import { hashToken, newToken } from './token.ts';

/** Milliseconds for which a ticket to the live channel is valid (product/wire#live-channel). */
const lifetime = 60_000;

/** The person and the sign-in behind a ticket. */
export type TicketHolder = {
  personId: number;
  /** The public handle of the person. */
  hash: string;
  sessionId: number;
  /** When the sign-in ends, however much it is used (product/accounts#sessions). */
  endsAt: Date;
};

/** Makes a ticket to the live channel for a session. It opens one connection, within a minute. */
export async function issueLiveTicket({ db, now }: Services, sessionId: number): Promise<string> {
  const ticket = newToken();
  await db
    .insertInto('live_ticket')
    .values({ hash: hashToken(ticket), session_id: sessionId, expires_at: new Date(now().getTime() + lifetime) })
    .execute();
  return ticket;
}

/** Uses up a ticket and returns its holder; null if it is unknown, used or too old, its session has ended, or its person is not active. */
export async function redeemLiveTicket({ db, now }: Services, ticket: string): Promise<TicketHolder | null> {
  const { rows } = await sql<Omit<TicketHolder, 'endsAt'> & { startedAt: Date }>`
    with used as (delete from live_ticket where hash = ${hashToken(ticket)} returning session_id, expires_at)
    select s.person_id as "personId", p.hash, s.id as "sessionId", s.started_at as "startedAt"
    from used join session s on s.id = used.session_id join active_person a on a.id = s.person_id join person p on p.id = a.id
    where used.expires_at > ${now()} and s.revoked_at is null`.execute(db);
  if (!rows[0]) return null;
  const { startedAt, ...holder } = rows[0];
  const endsAt = sessionEnd(startedAt);
  return endsAt > now() ? { ...holder, endsAt } : null;
}
