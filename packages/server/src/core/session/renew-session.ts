import { Refusal } from '@samspel/domain/refusal';
import { refreshGraceSeconds, refreshIdleDays } from '@samspel/domain/session/session';
import { daysLater } from '@samspel/domain/time/moment';
import { sql } from 'kysely';
import type { Services } from '../base/services.ts';
import type { Tx } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { maySignIn } from '../people/subscription.ts';
import { revokeSession } from './end-session.ts';
import { newTokens, sessionEnd, type Tokens } from './issue-tokens.ts';
import { hashToken } from './token.ts';

type Found = {
  id: number;
  startedAt: Date;
  revokedAt: Date | null;
  issuedAt: Date;
  rotatedAt: Date | null;
  /** null if the person is not active. */
  maySignIn: boolean | null;
};

/**
 * Trades a refresh token for a new pair (product/accounts#sessions). The first use retires the token and all its siblings. Sent again within
 * ten seconds (a lost answer, two tabs at once), it gets a sibling: another pair that works until one of the siblings is used. Sent again
 * later, it was stolen or copied, and the whole session ends. Throws `auth.deadToken`, or `noSubscription` if the organization's trial or
 * subscription is over (product/accounts#trial-and-subscription), which leaves the token as it was.
 */
export async function renewSession({ db, now }: Services, refreshToken: string): Promise<Tokens> {
  const moment = now();
  const hash = hashToken(refreshToken);
  const answer = await inTransaction(db, async (tx): Promise<Tokens | Refusal> => {
    const session = await findSession(tx, hash);
    if (!session || isOver(session, moment)) return new Refusal('auth.deadToken', 'token');
    if (isReuse(session, moment)) {
      await revokeSession(tx, session.id, moment, 'tokenReused');
      return new Refusal('auth.deadToken', 'token');
    }
    if (!session.maySignIn) return new Refusal('noSubscription');
    return replaceTokens(tx, session, moment);
  });
  if (answer instanceof Refusal) throw answer;
  return answer;
}

async function findSession(tx: Tx, hash: Buffer): Promise<Found | undefined> {
  await sql`select from session where id = (select session_id from refresh_token where hash = ${hash}) for update`.execute(
    tx,
  );
  const { rows } = await sql<Found>`
    select s.id, s.started_at as "startedAt", s.revoked_at as "revokedAt", t.issued_at as "issuedAt", t.rotated_at as "rotatedAt",
           (select ${maySignIn('p', 'o')} from active_person a join person p on p.id = a.id
              join organization o on o.id = p.organization_id where a.id = s.person_id) as "maySignIn"
    from refresh_token t join session s on s.id = t.session_id where t.hash = ${hash}`.execute(tx);
  return rows[0];
}

/** Whether a session was ended, has expired, or belongs to somebody who is no longer active. */
function isOver({ startedAt, revokedAt, issuedAt, maySignIn }: Found, now: Date): boolean {
  const isIdle = now >= daysLater(issuedAt, refreshIdleDays);
  return revokedAt !== null || maySignIn === null || isIdle || now >= sessionEnd(startedAt);
}

const isReuse = ({ rotatedAt }: Found, now: Date) =>
  rotatedAt !== null && now.getTime() - rotatedAt.getTime() > refreshGraceSeconds * 1_000;

/**
 * Gives a session new tokens. The first use of a token retires it and its siblings, which are the other tokens that were handed out in the ten
 * seconds of grace. This is one statement, since all open tabs may ask at once when a server comes back.
 */
async function replaceTokens(tx: Tx, session: Found, now: Date): Promise<Tokens> {
  const { tokens, refreshHash, accessHash, accessEnds } = newTokens(session, now);
  const isFirstUse = session.rotatedAt === null;
  await sql`
    with retired as (update refresh_token set rotated_at = ${now} where ${isFirstUse} and session_id = ${session.id} and rotated_at is null),
      ended as (delete from access_token where ${isFirstUse} and session_id = ${session.id} and expires_at <= ${now}),
      used as (update session set last_used = ${now} where id = ${session.id}),
      refreshes as (insert into refresh_token (hash, session_id, issued_at) values (${refreshHash}, ${session.id}, ${now}))
    insert into access_token (hash, session_id, expires_at) values (${accessHash}, ${session.id}, ${accessEnds})`.execute(
    tx,
  );
  return tokens;
}
