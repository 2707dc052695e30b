import { accessTokenMinutes, refreshTotalDays } from '@samspel/domain/session/session';
import { daysLater } from '@samspel/domain/time/moment';
import { record } from '../audit/record.ts';
import type { Tx } from '../database/pool.ts';
import { hashToken, newToken } from './token.ts';

/** Tokens as they are sent to the client (product/accounts#the-calls-of-signing-in). */
export type Tokens = {
  access_token: string;
  refresh_token: string;
  /** Lifetime of the access token, in seconds. */
  expires_in: number;
};

/** How many characters of the name of a browser are kept. */
const userAgentLimit = 300;

/** Returns when a session ends, however much it is used (product/accounts#sessions). */
export const sessionEnd = (startedAt: Date): Date => daysLater(startedAt, refreshTotalDays);

/** Signs a person in on one device. @param userAgent the browser's name for itself, for the person's list of sign-ins */
export async function openSession(tx: Tx, personId: number, userAgent: string | undefined, now: Date): Promise<Tokens> {
  const { id } = await tx
    .insertInto('session')
    .values({
      person_id: personId,
      user_agent: userAgent?.slice(0, userAgentLimit) ?? null,
      started_at: now,
      last_used: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(tx, { action: 'signIn', by: personId, about: personId, detail: { session: id } });
  const { tokens, refreshHash, accessHash, accessEnds } = newTokens({ startedAt: now }, now);
  await tx.insertInto('refresh_token').values({ hash: refreshHash, session_id: id, issued_at: now }).execute();
  await tx.insertInto('access_token').values({ hash: accessHash, session_id: id, expires_at: accessEnds }).execute();
  return tokens;
}

/** A pair of tokens, and what the database keeps: their hashes, and when the access token ends. */
type NewTokens = { tokens: Tokens; refreshHash: Buffer; accessHash: Buffer; accessEnds: Date };

/** Makes a new pair of tokens for a session. The access token ends no later than the session. */
export function newTokens({ startedAt }: { startedAt: Date }, now: Date): NewTokens {
  const [accessToken, refreshToken] = [newToken(), newToken()];
  const life = Math.min(accessTokenMinutes * 60_000, sessionEnd(startedAt).getTime() - now.getTime());
  return {
    tokens: { access_token: accessToken, refresh_token: refreshToken, expires_in: Math.floor(life / 1_000) },
    refreshHash: hashToken(refreshToken),
    accessHash: hashToken(accessToken),
    accessEnds: new Date(now.getTime() + life),
  };
}
