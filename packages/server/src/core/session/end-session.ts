import type { Services } from '../base/services.ts';
import type { Db } from '../database/pool.ts';
import { hashToken } from './token.ts';

/** Ends a session: its tokens and tickets are dead at the next request, its live channel at the next frame. */
export async function revokeSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Signs out by any refresh token of a session, also one that was traded already. An unknown one has nothing left to end. */
export async function signOut({ db, now }: Services, refreshToken: string): Promise<void> {
  const token = await db
    .selectFrom('refresh_token')
    .select('session_id')
    .where('hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  if (token) await revokeSession(db, token.session_id, now());
}
