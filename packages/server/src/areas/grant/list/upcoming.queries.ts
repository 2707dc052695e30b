import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import { mayList, rootRow } from '../../../core/access/rules.ts';
import { person } from '../../../core/access/who.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { grants } from '../grant/grant.queries.ts';

/** A grant that people can apply for, with what it is to the caller: the parent of the GraphQL type `UpcomingActionValue`. */
export interface UpcomingGrant {
  id: number;
  title: string;
  /** The next day to apply by. */
  deadline: Day;
  /** Whether that day is not announced yet. */
  isExpected: boolean;
  /** Who gives it. */
  source: string | null;
  amountFrom: number | null;
  amountTo: number | null;
  isOurs: boolean;
  fits: boolean;
}

/**
 * Published grants that the caller may read and that people can still apply for: those that the caller follows, or that the caller's municipality has an
 * open case on, before all others, each by the next day to apply by (product/grants#the-front-page).
 */
export async function upcomingGrants(db: Db, caller: Caller, today: Day, limit: number): Promise<UpcomingGrant[]> {
  const { kind, permission } = grants;
  const isUpcoming = sql`s.kind = ${sql.lit(kind)} and s.status = 'PUBLISHED' and s.next_deadline >= ${today}::date
    and ${mayList(rootRow('s', permission, [kind]), person(caller.id))}`;
  const first = sql`order by s.next_deadline, s.id limit ${limit}`;
  const { rows } = await sql<UpcomingGrant>`
    with ours as materialized (
      select subject_id as id from follow where person_id = ${caller.id}
      union select grant_id from grant_case where organization_id = ${caller.organizationId} and state not in ('REFUSED', 'CLOSED')),
    chosen as (
      (select s.id, true as is_ours from ours join subject s on s.id = ours.id where ${isUpcoming} ${first})
      union all
      (select s.id, false from subject s where ${isUpcoming} and not exists (select from ours where ours.id = s.id) ${first}))
    select s.id, s.title, s.next_deadline as deadline, chosen.is_ours as "isOurs", o.name as source,
      g.amount_from as "amountFrom", g.amount_to as "amountTo",
      exists (select from action_value_deadline d
        where d.action_value_id = s.id and d.type = 'APPLICATION' and d.date = s.next_deadline and d.is_expected) as "isExpected",
      exists (select from subject_kostra k join person_kostra mine on mine.function_id = k.function_id
        where k.subject_id = s.id and mine.person_id = ${caller.id}) as fits
    from chosen join subject s on s.id = chosen.id join action_value g on g.id = s.id left join grant_source o on o.id = g.source_id
    order by chosen.is_ours desc, s.next_deadline, s.id limit ${limit}`.execute(db);
  return rows;
}
