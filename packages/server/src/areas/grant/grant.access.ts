import { subjectUri } from '@samspel/domain/subject/address';
import { pagePath } from '@samspel/domain/subject/link-path';
import type { Day } from '@samspel/domain/time/day';
import { say } from '@samspel/i18n/format';
import { sql } from 'kysely';
import type { DeadlineType } from '../../../printed/tables.ts';
import { mayList, rootRow } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';

export { grantById } from './grant/grant.queries.ts';

/** A deadline of a grant as a calendar shows it: an all-day event. */
export type CalendarDeadline = {
  id: number;
  title: string;
  descriptionText: string;
  startDate: Day;
  version: number;
  lastUpdated: Date;
  path: string;
};

/** A deadline of a grant. */
export type GrantDay = { grantId: number; type: DeadlineType; day: Day; isExpected: boolean };

type Row = Omit<CalendarDeadline, 'path'> & { grantId: number; type: DeadlineType; isExpected: boolean };

/** Reads a deadline of a grant that the caller may read, in their language; undefined if the grant has no such deadline. */
export async function findDeadline(
  db: Db,
  caller: Caller,
  grantId: number,
  deadlineId: number,
): Promise<CalendarDeadline | undefined> {
  const mayRead = mayList(rootRow('s', 'ACTION_VALUE', ['ACTION_VALUE']), person(caller.id));
  const { rows } = await sql<Row>`
    select d.id, s.id as "grantId", s.title, coalesce(g.description, '') as "descriptionText", d.date as "startDate", s.version,
      s.last_updated as "lastUpdated", d.type, d.is_expected as "isExpected"
    from action_value_deadline d join action_value g on g.id = d.action_value_id join subject s on s.id = g.id
    where d.id = ${deadlineId} and s.id = ${grantId} and ${mayRead}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { grantId: id, type, isExpected, ...deadline } = row;
  const title = say(caller.locale, isExpected ? 'grant.feed.expected' : 'grant.feed', {
    kind: say(caller.locale, `grant.deadline.${type}`),
    title: row.title,
  });
  return { ...deadline, title, path: pagePath('ACTION_VALUE', subjectUri({ id, title: row.title })) };
}

/** Deadlines of grants that the caller may read, by id. */
export async function readDeadlineDays(db: Db, caller: Caller, ids: readonly number[]): Promise<Map<number, GrantDay>> {
  const mayRead = mayList(rootRow('s', 'ACTION_VALUE', ['ACTION_VALUE']), person(caller.id));
  const { rows } = await sql<GrantDay & { id: number }>`
    select d.id, d.action_value_id as "grantId", d.type, d.date as day, d.is_expected as "isExpected"
    from action_value_deadline d join subject s on s.id = d.action_value_id
    where d.id = any (${ids}::bigint[]) and ${mayRead}`.execute(db);
  return new Map(rows.map(({ id, ...day }) => [id, day]));
}
