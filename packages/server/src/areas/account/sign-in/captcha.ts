import { Refusal } from '@samspel/domain/refusal';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Challenge } from 'altcha-lib/v1/types';
import { z } from 'zod';
import type { Services } from '../../../core/base/services.ts';
import type { Db } from '../../../core/database/pool.ts';
import { allKeys, derivedKey, type SecretKeys } from '../../../core/session/derived-key.ts';

/** Minutes that a browser has to solve a challenge. */
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

/** A challenge for a browser to solve, as `altcha-lib/v1` has it (product/accounts#the-calls-of-signing-in). It is signed, so it is not stored. */
export const newChallenge = ({ secretKey, now }: Services): Promise<Challenge> =>
  createChallenge({ hmacKey: keyOf(secretKey), maxnumber, expires: new Date(now().getTime() + minutes * 60_000) });

/** A captcha with a right solution; `spendCaptcha` finds out whether it was used before. */
export type SolvedCaptcha = { challenge: string; expires: Date };

/** Reads the base64 payload of a solved challenge. Throws `auth.captcha` if it is not one of ours, wrong, or too old. */
export async function checkCaptcha(services: Services, given: string | undefined): Promise<SolvedCaptcha> {
  const payload = payloadSchema.safeParse(decoded(given)).data;
  if (!payload || !(await isOurs(services, payload))) throw refusal();
  const expires = new Date(Number(extractParams(payload).expires) * 1_000);
  if (!(expires > services.now())) throw refusal();
  return { challenge: payload.challenge, expires };
}

/** Uses up a captcha. Throws `auth.captcha` if it was used before, on any server. */
export async function spendCaptcha(db: Db, { challenge, expires }: SolvedCaptcha): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_captcha')
    .values({ challenge, expires_at: expires })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw refusal();
}

/** Whether a solution is right, of a challenge that was made with the installation's secret or one of before. */
async function isOurs(keys: SecretKeys, payload: z.output<typeof payloadSchema>): Promise<boolean> {
  const verdicts = await Promise.all(allKeys(keys).map((key) => verifySolution(payload, keyOf(key), false)));
  return verdicts.includes(true);
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
