import { reminderDays } from '@samspel/domain/grant/grant';
import type { Day } from '@samspel/domain/time/day';
import { lastMorning } from '@samspel/domain/time/morning';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { emitSystemEvent } from '../../../core/events/emit.ts';
import type { Job } from '../../../core/jobs/job.ts';

/**
 * Reminds the followers of a grant 28, 14 and 3 days before the application deadline, once each. If the machine slept, it makes up for the days that
 * it missed, unless the deadline has passed.
 */
export const remindJob: Job = {
  name: 'grant.remind',
  schedule: { every: 'MINUTES', minutes: 5 },
  run: ({ db, now }) => inTransaction(db, (tx) => remind(tx, now())),
};

async function remind(tx: Tx, now: Date): Promise<void> {
  const due = lastMorning(now);
  const { day: done } = await tx.selectFrom('grant_reminder_run').select('day').forUpdate().executeTakeFirstOrThrow();
  if (due <= done) return;
  const grants = await dueBetween(tx, done, due);
  await emitSystemEvent(
    tx,
    'actionValue.due',
    grants.filter(({ isExpected }) => !isExpected).map(({ id }) => id),
  );
  await emitSystemEvent(
    tx,
    'actionValue.expectedDue',
    grants.filter(({ isExpected }) => isExpected).map(({ id }) => id),
  );
  await tx.updateTable('grant_reminder_run').set({ day: due }).execute();
}

/** Published grants whose next application deadline has a reminder day after `done`, up to `due`. */
async function dueBetween(tx: Tx, done: Day, due: Day): Promise<{ id: number; isExpected: boolean }[]> {
  const { rows } = await sql<{ id: number; isExpected: boolean }>`
    select s.id, d.is_expected as "isExpected" from action_value_deadline d join subject s on s.id = d.action_value_id
    where d.type = 'APPLICATION' and d.date = s.next_deadline and d.date >= ${due} and s.removed_with is null and s.status = 'PUBLISHED'
      and exists (select from unnest(${[...reminderDays]}::int[]) before where d.date - before > ${done}::date and d.date - before <= ${due}::date)
    order by s.id`.execute(tx);
  return rows;
}
