import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { DeadlineType } from '../../../printed/tables.ts';
import { maySee, rootRow } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db, Tx } from '../../core/database/pool.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { type GrantDay, readDeadlineDays } from '../grant/grant.access.ts';

/** Tasks before a deadline in a year wheel: the parent of the GraphQL type `GrantCasePlan`. */
export type PlanRow = {
  id: number;
  caseId: number;
  calendarId: number;
  type: DeadlineType;
  deadlineId: number | null;
  deadline: Day;
  previousDeadline: Day | null;
};

const planColumns = sql`p.id, p.case_id as "caseId", p.calendar_id as "calendarId", p.type, p.deadline_id as "deadlineId", p.deadline,
  p.previous_deadline as "previousDeadline"`;

/** The caller may read the year wheel of the plan `p`, the subject `s`, and the plan has a task left there. */
const isShownTo = ({
  id,
}: Caller) => sql<boolean>`(${maySee(rootRow('s', 'CALENDAR', ['CALENDAR']), person(id))} and exists (
  select from grant_case_task t join subject a on a.id = t.activity_id where t.plan_id = p.id and a.removed_with is null))`;

/** The plans of cases that the caller may know of, without plans that have no task left. */
export const plansOf: Batch<number, PlanRow[]> = async (ids, { services: { db }, caller }) => {
  const { rows } = await sql<PlanRow>`
    select ${planColumns} from grant_case_plan p join subject s on s.id = p.calendar_id
    where p.case_id = any (${ids}::bigint[]) and ${isShownTo(caller)} order by p.id`.execute(db);
  const found = Map.groupBy(rows, ({ caseId }) => caseId);
  return ids.map((id) => found.get(id) ?? []);
};

/** A plan that the caller may know of; undefined if the case has none with the id. The case must be locked. */
export async function findPlan(tx: Tx, caller: Caller, caseId: number, id: number): Promise<PlanRow | undefined> {
  const { rows } = await sql<PlanRow>`
    select ${planColumns} from grant_case_plan p join subject s on s.id = p.calendar_id
    where p.id = ${id} and p.case_id = ${caseId} and ${isShownTo(caller)}`.execute(tx);
  return rows[0];
}

/** Deadlines of grants that the caller may read, by id; null for others. */
export const deadlineDay: Batch<number, GrantDay | null> = async (ids, { services: { db }, caller }) => {
  const found = await readDeadlineDays(db, caller, ids);
  return ids.map((id) => found.get(id) ?? null);
};

/** A task of a plan: the parent of the GraphQL type `GrantCaseTask`. */
export type TaskRow = {
  id: number;
  planId: number;
  activityId: number | null;
  title: string;
  daysBefore: number;
  day: Day;
  previousDay: Day | null;
};

/** The tasks of plans, the earliest first. */
export async function readTasks(db: Db, plans: readonly number[]): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select id, plan_id as "planId", activity_id as "activityId", title, days_before as "daysBefore", day, previous_day as "previousDay"
    from grant_case_task where plan_id = any (${plans}::bigint[]) order by days_before desc, id`.execute(db);
  return rows;
}

/** Tasks by plan (`readTasks`). */
export const tasksOf: Batch<number, TaskRow[]> = async (ids, { services: { db } }) => {
  const found = Map.groupBy(await readTasks(db, ids), ({ planId }) => planId);
  return ids.map((id) => found.get(id) ?? []);
};
