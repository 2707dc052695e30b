import { Refusal } from '@samspel/domain/refusal';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Challenge } from 'altcha-lib/v1/types';
import { z } from 'zod';
import type { Services } from '../../core/base/services.ts';
import type { Db } from '../../core/database/pool.ts';
import { derivedKey } from '../../core/session/derived-key.ts';

/** Minutes in which a challenge may be answered. */
const minutes = 10;
/** The largest number that a solver may have to try: under a second on a slow phone. */
const maxnumber = 50_000;

const payloadSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(128),
  number: z.int().min(0).max(maxnumber),
  salt: z.string().max(200),
  signature: z.string().max(128),
});

/** A challenge for a browser to solve, in the shape of `altcha-lib/v1` (product/accounts#the-calls-of-signing-in). It is signed, so nothing of it is kept. */
export const newChallenge = ({ secretKey, now }: Services): Promise<Challenge> =>
  createChallenge({ hmacKey: keyOf(secretKey), maxnumber, expires: new Date(now().getTime() + minutes * 60_000) });

/** A captcha whose solution holds, and which nobody has used yet. */
export type SolvedCaptcha = { challenge: string; expires: Date };

/** Reads the base64 payload of a solved challenge. Throws `auth.captcha` if it is none of ours, wrong, or too old. */
export async function checkCaptcha({ secretKey, now }: Services, given: string | undefined): Promise<SolvedCaptcha> {
  const payload = payloadSchema.safeParse(decoded(given)).data;
  if (!payload || !(await verifySolution(payload, keyOf(secretKey), false))) throw refusal();
  const expires = new Date(Number(extractParams(payload).expires) * 1_000);
  if (!(expires > now())) throw refusal();
  return { challenge: payload.challenge, expires };
}

/** Uses a captcha up. Throws `auth.captcha` if it was used before, on whichever server. */
export async function spendCaptcha(db: Db, { challenge, expires }: SolvedCaptcha): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_captcha')
    .values({ challenge, expires_at: expires })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw refusal();
}

const refusal = () => new Refusal('auth.captcha', 'captcha');
const keyOf = (secretKey: string) => derivedKey(secretKey, 'captcha').toString('base64');

function decoded(payload = ''): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString());
  } catch {
    return undefined;
  }
}
