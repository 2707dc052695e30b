import type { Tx } from '../core/database/pool.ts';
import type { Cast } from './roles.ts';
import { day, secret, type Tree } from './tree.ts';

/** Makes the activity of a year wheel the planned task of each municipality's case. Returns the plans by municipality. */
export async function makePlans(
  tx: Tx,
  { applying: { cases, deadline } }: Cast,
  { calendar, instance }: Tree,
): Promise<Map<number, number>> {
  const plans = await tx
    .insertInto('grant_case_plan')
    .values(
      [...cases.values()].map((id) => ({
        ...{ case_id: id, calendar_id: calendar, type: 'REPORT', deadline_id: deadline, deadline: day },
      })),
    )
    .returning(['id', 'case_id'])
    .execute();
  await tx
    .insertInto('grant_case_task')
    .values(plans.map(({ id }) => ({ ...{ plan_id: id, activity_id: instance, title: secret, days_before: 0, day } })))
    .execute();
  const planOf = new Map(plans.map((one) => [one.case_id, one.id]));
  return new Map([...cases].map(([organization, id]) => [organization, planOf.get(id)!]));
}
