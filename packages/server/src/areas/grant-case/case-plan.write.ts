import type { PlanGrantCaseInput } from '@samspel/domain/grant-case/case-plan.input';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** Deletes plans of a case in a year wheel that have no task left there. */
export async function dropEmptyPlans(tx: Tx, caseId: number, calendarId: number): Promise<void> {
  await sql`
    delete from grant_case_plan p where p.case_id = ${caseId} and p.calendar_id = ${calendarId} and not exists (
      select from grant_case_task t join subject a on a.id = t.activity_id where t.plan_id = p.id and a.removed_with is null)`.execute(
    tx,
  );
}

/** A task as it is stored: what was asked for, its day, and the activity that was made. */
type Kept = { activityId: number; title: string; daysBefore: number; day: Day };

/** Stores a new plan with its tasks; returns false if the case already has one of that type in the year wheel. */
export async function insertPlan(
  tx: Tx,
  { id, calendar, type, deadline }: PlanGrantCaseInput,
  day: Day,
  tasks: readonly Kept[],
): Promise<boolean> {
  const plan = await tx
    .insertInto('grant_case_plan')
    .values({ case_id: id, calendar_id: calendar, type, deadline_id: deadline ?? null, deadline: day })
    .onConflict((conflict) => conflict.columns(['case_id', 'type', 'calendar_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!plan) return false;
  const rows = tasks.map(({ activityId, title, daysBefore, day }) => ({
    ...{ plan_id: plan.id, activity_id: activityId, title, days_before: daysBefore, day },
  }));
  await tx.insertInto('grant_case_task').values(rows).execute();
  return true;
}

/** A plan after a change: its deadline, the deadline before, and the tasks that have moved. */
type Placed = { id: number; deadline: Day; previous: Day | null; moved: readonly { id: number; day: Day }[] };

/** Stores a plan's new deadline and the new days of its tasks. The values before are kept, so that they can be undone once. */
export async function replacePlan(tx: Tx, { id, deadline, previous, moved }: Placed): Promise<void> {
  await sql`update grant_case_plan set deadline = ${deadline}, previous_deadline = ${previous} where id = ${id}`.execute(
    tx,
  );
  await sql`update grant_case_task set previous_day = null where plan_id = ${id}`.execute(tx);
  await sql`
    update grant_case_task t set day = n.day, previous_day = case when ${previous !== null} then t.day end
    from unnest(${moved.map((task) => task.id)}::bigint[], ${moved.map(({ day }) => day)}::date[]) as n(id, day) where t.id = n.id`.execute(
    tx,
  );
}
