import { leaveSamspelInput, regretDays } from '@samspel/domain/leaving/leaving.input';
import { Refusal } from '@samspel/domain/refusal';
import { daysLater } from '@samspel/domain/time/moment';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Act, action } from '../../core/area/action.ts';
import { record } from '../../core/audit/record.ts';
import type { Tx } from '../../core/database/pool.ts';
import { readMe } from '../../core/people/persons.ts';
import { mailLeaving } from './leaving-mail.ts';
import { isOnlyAdmin } from './only-admin.ts';

/** Asks for the deletion of the caller's account in 30 days (product/accounts#deletion). */
export const leaveSamspel = action(leaveSamspelInput, async ({ handOverTo }, { caller, tx, services }) => {
  if (handOverTo !== undefined) await requireColleague(tx, caller, handOverTo);

  if (await isOnlyAdmin(tx, caller.id)) throw new Refusal('account.onlyAdmin');

  const { rows } = await sql<{ leavesAt: Date; email: string; isNew: boolean }>`
    update person p set leaves_to = ${handOverTo ?? null},
      leaves_at = coalesce(p.leaves_at, ${daysLater(services.now(), regretDays)})
    from (select id, leaves_at is null as "isNew" from person where id = ${caller.id} for update) before
    where p.id = before.id returning p.leaves_at as "leavesAt", p.email, before."isNew"`.execute(tx);
  const { leavesAt, email, isNew } = rows[0]!;
  if (isNew) {
    await record(tx, { action: 'leave', by: caller.id, about: caller.id });
    await mailLeaving(tx, services, { email, locale: caller.locale, leavesAt });
  }

  return readMe(tx, caller);
});

/** Withdraws the request to delete the caller's account. */
export const cancelAccountDeletion = action(z.strictObject({}), async (_input, { caller, tx }) => {
  const { numUpdatedRows } = await tx
    .updateTable('person')
    .set({ leaves_at: null, leaves_to: null })
    .where('id', '=', caller.id)
    .where('leaves_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await record(tx, { action: 'stay', by: caller.id, about: caller.id });

  return readMe(tx, caller);
});

/** Throws `notFound` unless the person is another active person of the organization who is not leaving. */
async function requireColleague(tx: Tx, { id, organizationId }: Act['caller'], colleague: number): Promise<void> {
  const { rows } = await sql`
    select from active_person a join person p on p.id = a.id
    where a.id = ${colleague} and a.id <> ${id} and a.organization_id = ${organizationId} and p.leaves_at is null`.execute(
    tx,
  );
  if (rows.length === 0) throw new Refusal('notFound', 'input.handOverTo');
}
