import { alternateEmailInput } from '@samspel/domain/account/addresses.input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { action } from '../../../core/area/action.ts';
import { record } from '../../../core/audit/record.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { holdAddresses } from '../../../core/people/by-address.ts';
import { readMe } from '../../../core/people/persons.ts';
import { mailMainChanged } from './address-mails.ts';

/** Removes one of the caller's other addresses: it no longer signs anybody in, and anybody may sign up with it. Any other address: `notFound`. */
export const removeAlternateEmail = action(alternateEmailInput, async ({ email }, { caller, tx }) => {
  await takeAway(tx, caller.id, email);

  await record(tx, { action: 'removeEmail', by: caller.id, about: caller.id });

  return readMe(tx, caller);
});

/**
 * Makes one of the caller's other addresses the main one, to which everything is mailed; the former main address becomes one of the others, and gets
 * a mail about it. Any other address: `notFound`.
 */
export const useAsMainEmail = action(alternateEmailInput, async ({ email }, { caller, tx, services }) => {
  await holdAddresses(tx);
  await takeAway(tx, caller.id, email);

  const { rows } = await sql<{ email: string }>`
    update person p set email = ${email} from (select id, email from person where id = ${caller.id}) before
    where p.id = before.id returning before.email`.execute(tx);
  const before = rows[0]!.email;
  await tx.insertInto('alternate_email').values({ email: before, person_id: caller.id }).execute();
  await record(tx, { action: 'mainEmail', by: caller.id, about: caller.id });
  await mailMainChanged(tx, services, { to: before, email, locale: caller.locale });

  return readMe(tx, caller);
});

async function takeAway(tx: Tx, personId: number, email: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('alternate_email')
    .where('email', '=', email)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal('notFound', 'input.email');
}
