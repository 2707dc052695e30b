import { Refusal } from '@samspel/domain/refusal';
import { daysEarlier } from '@samspel/domain/time/moment';
import { sql } from 'kysely';
import { actIn } from '../../../core/area/action.ts';
import { requirePermission } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { logUnexpected } from '../../../core/errors/unexpected.ts';
import type { Job } from '../../../core/jobs/job.ts';
import { findPersonAsCaller } from '../../../core/session/find-caller.ts';
import { makeCopy } from './copy.make.ts';
import { type CopyRow, takeWaitingCopy } from './copy.queries.ts';

/** How often a copy is tried that fails for an unexpected reason. */
const mostTries = 3;
/** Days for which the outcome of a copy is kept. */
const daysKept = 30;

/**
 * Makes the copies that were asked for, the longest waiting first. Each is one transaction that also marks it as done: a process that is killed
 * leaves nothing behind but the request, which still waits, and the next run makes the copy, once (product/sharing#copies-and-forks).
 */
export const copyJob: Job = {
  name: 'calendar.copy',
  isAskedFor: true,
  run: async (services) => {
    while (await makeNext(services));
    const limit = daysEarlier(services.now(), daysKept);
    await services.db
      .deleteFrom('calendar_copy')
      .where('state', '<>', 'WAITING')
      .where('asked_at', '<', limit)
      .execute();
  },
};

/** Makes one copy, or records why it could not be made; returns false if none waits. */
async function makeNext(services: Services): Promise<boolean> {
  let copy: CopyRow | undefined;
  try {
    return await inTransaction(services.db, async (tx) => {
      copy = await takeWaitingCopy(tx);
      if (copy) await make(services, tx, copy);
      return copy !== undefined;
    });
  } catch (error) {
    if (!copy) throw error;
    await keepFailure(services, copy, error);
    return true;
  }
}

/** Makes a copy with the rights that the person has now, not those that they had when they asked. */
async function make(services: Services, tx: Tx, copy: CopyRow): Promise<void> {
  const caller = await findPersonAsCaller(services, copy.personId);
  if (!caller || copy.originId === null) throw new Refusal('notFound');
  requirePermission(caller, 'CALENDAR');
  const { originId, title, isFork, from } = copy;
  const calendarId = await makeCopy(actIn(tx, caller, services), { originId, title, isFork, from });
  await tx
    .updateTable('calendar_copy')
    .set({ state: 'DONE', calendar_id: calendarId, fault: null })
    .where('reference', '=', copy.reference)
    .execute();
}

/** Records a failure. A refusal is final; after an unexpected error the copy is tried again a few times. */
async function keepFailure({ db, log }: Services, { reference }: CopyRow, error: unknown): Promise<void> {
  const isRefusal = error instanceof Refusal;
  const refusal = isRefusal ? error.code : null;
  const fault = isRefusal ? null : logUnexpected(error, 'nn', log).id;
  await sql`
    update calendar_copy set refusal = ${refusal}, fault = ${fault}, tries = tries + 1,
           state = case when ${isRefusal} or tries + 1 >= ${mostTries} then 'FAILED'::copy_state else state end
    where reference = ${reference} and state = 'WAITING'`.execute(db);
}
