import { failuresBeforeCaptcha } from '@samspel/domain/account/account';
import { sql } from 'kysely';
import type { Services } from '../../../core/base/services.ts';
import type { Db, Tx } from '../../../core/database/pool.ts';
import { countFailure, type SignInLock } from './sign-in-lock.ts';

/** Counts a wrong PIN or password, for the address or the browser that tried and for everybody together. */
export async function countWrong(tx: Tx, services: Services, lock: SignInLock): Promise<void> {
  await countFailure(tx, services, lock);
  await noteWrong(tx, services);
}

/** Notes one wrong PIN of anybody; the one that reaches the limit of an hour is logged as a warning to the operator. */
async function noteWrong(tx: Tx, { now, log }: Services): Promise<void> {
  const moment = now();
  const { rows } = await sql<{ count: number }>`
    with noted as (insert into sign_in_failure (at) values (${moment}) returning at)
    select (select count(*) from sign_in_failure where at > ${hourBefore(moment)})::int + (select count(*) from noted)::int as count`.execute(
    tx,
  );
  if (rows[0]!.count === failuresBeforeCaptcha) {
    log.warn(`${failuresBeforeCaptcha} wrong PINs in an hour: signing in asks for the captcha until they are fewer`);
  }
}

/** Whether so many PINs were wrong in the last hour, of all people together, that a captcha is asked for (product/accounts#signing-in-by-pin). */
export async function isUnderAttack(db: Db, { now }: Services): Promise<boolean> {
  const { rows } = await sql`
    select from sign_in_failure where at > ${hourBefore(now())} limit ${failuresBeforeCaptcha}`.execute(db);
  return rows.length >= failuresBeforeCaptcha;
}

const hourBefore = (moment: Date) => new Date(moment.getTime() - 3_600_000);
