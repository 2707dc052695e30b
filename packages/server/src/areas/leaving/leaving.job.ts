import { sql } from 'kysely';
import { actIn } from '../../core/area/action.ts';
import { record } from '../../core/audit/record.ts';
import type { Services } from '../../core/base/services.ts';
import type { Tx } from '../../core/database/pool.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { logUnexpected } from '../../core/errors/unexpected.ts';
import type { Job } from '../../core/jobs/job.ts';
import { findPersonAsCaller } from '../../core/session/find-caller.ts';
import { type Givers, giveAll } from '../../subject/owner/give-all.ts';
import { forgetPerson } from './forget-person.ts';
import { isOnlyAdmin } from './only-admin.ts';

/**
 * Each hour deletes the accounts whose 30 days are over: hands over what they own, then forgets the person, in one transaction each
 * (product/accounts#deletion).
 */
export const leavingJob = (givers: Givers): Job => ({
  name: 'leaving.leave',
  schedule: { every: 'HOUR', minutes: 23 },
  run: async (services) => {
    const due = await services.db
      .selectFrom('person')
      .select('id')
      .where('leaves_at', '<=', services.now())
      .orderBy('id')
      .execute();
    for (const { id } of due) {
      await inTransaction(services.db, (tx) => leave(services, givers, tx, id)).catch((error) =>
        logUnexpected(error, 'nn', services.log),
      );
    }
  },
});

/** Uses the rights that the person has now; the only admin stays until there is another. */
async function leave(services: Services, givers: Givers, tx: Tx, id: number): Promise<void> {
  const isOnly = await isOnlyAdmin(tx, id);
  const { rows } = await sql<{ to: number | null }>`
    select a.id as to from person p left join active_person a on a.id = p.leaves_to and a.organization_id = p.organization_id
    where p.id = ${id} and p.leaves_at <= ${services.now()} for update of p`.execute(tx);
  if (!rows[0]) return; // withdrawn meanwhile
  if (isOnly)
    return services.log.warn({ person: id }, 'the only admin asked to be deleted, and is kept until there is another');
  const caller = await findPersonAsCaller({ ...services, db: tx as never }, id);
  const { to } = rows[0];
  if (caller) {
    const act = actIn(tx, caller, services);
    if (to !== null) await giveAll(act, givers, id, to);
    await act.recheckAccess();
  }
  await forgetPerson(tx, id, services.now());
  await record(tx, { action: 'left', by: null, about: id });
}
