import { record } from '../audit/record.ts';
import type { Services } from '../base/services.ts';
import type { Db, Tx } from '../database/pool.ts';
import { hashToken } from './token.ts';

/** Why a session ends: its person signed out, ended it from another one, or one of its used refresh tokens was sent again. */
export type SessionEnd = 'signOut' | 'revoke' | 'tokenReused';

/** Ends a session: its tokens and tickets no longer work, and its live channel is closed. It is logged once. */
export async function revokeSession(db: Db, sessionId: number, now: Date, why: SessionEnd): Promise<void> {
  const ended = await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  if (!ended) return;
  const by = why === 'tokenReused' ? null : ended.person_id;
  await record(db, { action: why, by, about: ended.person_id, detail: { session: sessionId } });
}

/** Signs out by any refresh token of a session, even one that has already been used. An unknown token is ignored. */
export async function signOut({ db, now }: Services, refreshToken: string): Promise<void> {
  const token = await db
    .selectFrom('refresh_token')
    .select('session_id')
    .where('hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  if (token) await revokeSession(db, token.session_id, now(), 'signOut');
}

/** Ends every sign-in of a person, including the one that asks. Each is logged. */
export async function revokeAll(tx: Tx, personId: number, now: Date): Promise<void> {
  const ended = await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  const entry = { action: 'revoke' as const, by: personId, about: personId };
  await record(tx, ...ended.map(({ id }) => ({ ...entry, detail: { session: id } })));
}
