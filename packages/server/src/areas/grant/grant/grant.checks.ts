import type { Deadline } from '@samspel/domain/grant/grant';
import { areAmountsTurned } from '@samspel/domain/grant/grant.input';
import { Refusal } from '@samspel/domain/refusal';
import { type Day, yearOf } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';

/** Throws `grant.responsible` if the person to be made responsible cannot change grants. */
export async function refuseNoAdmin(tx: Tx, person: number | null | undefined): Promise<void> {
  if (!person) return;
  if (!(await isAdmin(tx, person))) throw new Refusal('grant.responsible', 'input.responsible');
}

/** Whether a person can change grants. */
export async function isAdmin(tx: Tx, person: number): Promise<boolean> {
  const { rows } = await sql`select from active_person where id = ${person} and is_admin`.execute(tx);
  return rows.length > 0;
}

/** Throws `grant.amounts` if the smallest sum is above the largest, even if only one of them is changed. */
export async function refuseTurnedAmounts(tx: Tx, id: number, { amountFrom, amountTo }: Amounts): Promise<void> {
  if (amountFrom == null && amountTo == null) return;
  const { amount_from, amount_to } = await tx
    .selectFrom('action_value')
    .select(['amount_from', 'amount_to'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const from = amountFrom === undefined ? amount_from : amountFrom;
  const to = amountTo === undefined ? amount_to : amountTo;
  if (areAmountsTurned(from, to)) throw new Refusal('grant.amounts', 'input.amountTo');
}

type Amounts = { amountFrom?: number | null | undefined; amountTo?: number | null | undefined };

/** How many years ahead a deadline may be. */
const yearsAhead = 5;

/** Throws `grant.deadlineYears` if a new or moved deadline is before last year, or too far ahead. Stored ones may stay. */
export function refuseOtherYears(wanted: readonly Deadline[], stored: readonly Deadline[], today: Day): void {
  const [first, last] = [yearOf(today) - 1, yearOf(today) + yearsAhead];
  const known = new Set(stored.map(({ date }) => date));
  const at = wanted.findIndex(({ date }) => !known.has(date) && (yearOf(date) < first || yearOf(date) > last));
  if (at < 0) return;
  throw new Refusal('grant.deadlineYears', `input.deadlines.${at}.date`, { first: String(first), last: String(last) });
}
