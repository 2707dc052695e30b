import type { Day } from '@samspel/domain/time/day';
import { lastMorning } from '@samspel/domain/time/morning';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { emitSystemEvent } from '../../../core/events/emit.ts';
import type { Job } from '../../../core/jobs/job.ts';

/**
 * Sends the reminder of each activity on its day, once. Runs every five minutes, so that a machine that slept through the morning catches up when it
 * wakes, and a reminder that is set during the day for that same day is sent too. A reminder set for a day already past is not sent.
 */
export const remindJob: Job = {
  name: 'calendar.remind',
  schedule: { every: 'MINUTES', minutes: 5 },
  run: ({ db, now }) => inTransaction(db, (tx) => remind(tx, now())),
};

async function remind(tx: Tx, now: Date): Promise<void> {
  const due = lastMorning(now);
  const { day: done } = await tx.selectFrom('reminder_run').select('day').forUpdate().executeTakeFirstOrThrow();
  if (due < done) return;
  await emitSystemEvent(tx, 'eventInstance.due', await takeDue(tx, done, due));
  await tx.updateTable('reminder_run').set({ day: due }).execute();
}

/**
 * Marks the activities to remind of, and returns their ids: those open on a year wheel in use, with a reminder for a day not yet handled, or for the
 * latest one.
 */
async function takeDue(tx: Tx, done: Day, due: Day): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update event_instance i set reminded_on = i.reminder_date from subject s join subject r on r.id = s.root_id
    where s.id = i.id and not i.is_done and i.reminder_date <= ${due} and (i.reminder_date > ${done} or i.reminder_date = ${due})
      and i.reminded_on is distinct from i.reminder_date and s.removed_with is null and s.status = 'PUBLISHED' and r.status = 'PUBLISHED'
    returning i.id`.execute(tx);
  return rows.map(({ id }) => id);
}
