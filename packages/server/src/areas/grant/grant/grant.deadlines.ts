import type { Deadline } from '@samspel/domain/grant/grant';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/pool.ts';

/** The deadlines of one grant with their ids, the earliest first. */
export async function readDeadlines(tx: Tx, id: number): Promise<(Deadline & { id: number })[]> {
  const { rows } = await sql<Deadline & { id: number }>`
    select id, type, date, is_expected as "isExpected" from action_value_deadline where action_value_id = ${id} order by date, type`.execute(
    tx,
  );
  return rows;
}

/** The next application deadline of the grant `s`, from a day on. */
const nextApplication = (today: Day) => sql`(
  select min(d.date) from action_value_deadline d where d.action_value_id = s.id and d.type = 'APPLICATION' and d.date >= ${today})`;

/** Updates the stored deadlines of a grant, by which lists are sorted and filtered. */
export async function refreshDeadlines(tx: Tx, id: number, today: Day): Promise<void> {
  await sql`update action_value g set last_application = (
    select max(date) from action_value_deadline where action_value_id = g.id and type = 'APPLICATION') where g.id = ${id}`.execute(
    tx,
  );
  await sql`update subject s set next_deadline = ${nextApplication(today)} where s.id = ${id}`.execute(tx);
}

/** Updates the next deadline of every grant whose stored one has passed; runs each night in Oslo. */
export async function refreshPassedDeadlines(db: Db, today: Day): Promise<void> {
  await sql`update subject s set next_deadline = ${nextApplication(today)}
    where s.kind = 'ACTION_VALUE' and s.next_deadline < ${today}`.execute(db);
}

/** The day that a reminder of a grant names, by the grant's id: the next application deadline, otherwise the last. */
export async function namedDeadlines(db: Db, ids: readonly number[]): Promise<Map<number, Day>> {
  const { rows } = await sql<{ id: number; day: Day }>`
    select g.id, coalesce(s.next_deadline, g.last_application) as day from action_value g join subject s on s.id = g.id
    where g.id = any (${ids}::bigint[]) and g.last_application is not null`.execute(db);
  return new Map(rows.map(({ id, day }) => [id, day]));
}
