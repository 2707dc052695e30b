import { sql } from 'kysely';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { type Batch, inOrder } from '../../core/graphql/context.ts';
import { type Page, pageOf, type Window } from '../../core/graphql/page.ts';
import {
  type GroupRow,
  groupColumns,
  type OrganizationGroupRow,
  organizationGroupColumns,
} from '../../core/people/groups.ts';
import { mayListCalendar } from '../calendar/calendar/calendar.access.ts';

/** The groups that the caller made, by title, then those that others have put them in, by title. */
export async function listMyGroups(db: Db, { id }: Caller, { limit, offset }: Window): Promise<Page<GroupRow>> {
  const mine = sql`(
    select id from person_group where created_by = ${id}
    union select group_id from person_group_member where person_id = ${id})`;
  const { rows } = await sql<GroupRow>`
    select ${groupColumns} from ${mine} mine join person_group g on g.id = mine.id
    order by g.created_by <> ${id}, g.title collate "nb-NO-x-icu", g.id limit ${limit} offset ${offset}`.execute(db);
  return pageOf({ limit, offset }, rows, async () => {
    const counted = await sql<{ count: number }>`select count(*) from ${mine} mine`.execute(db);
    return counted.rows[0]!.count;
  });
}

/** Every group of organizations, by title. */
export async function listOrganizationGroups(db: Db, { limit, offset }: Window): Promise<Page<OrganizationGroupRow>> {
  const { rows } = await sql<OrganizationGroupRow>`
    select ${organizationGroupColumns} from organization_group g
    order by g.title collate "nb-NO-x-icu", g.id limit ${limit} offset ${offset}`.execute(db);
  return pageOf({ limit, offset }, rows, async () => {
    const counted = await sql<{ count: number }>`select count(*) from organization_group`.execute(db);
    return counted.rows[0]!.count;
  });
}

/** Whether the caller is a member of groups. */
export const isMemberOfGroup: Batch<number, boolean> = async (ids, { caller, services: { db } }) => {
  const { rows } = await sql<{ id: number }>`
    select group_id as id from person_group_member
    where person_id = ${caller.id} and group_id = any (${[...ids]}::bigint[])`.execute(db);
  const mine = new Set(rows.map(({ id }) => id));
  return ids.map((id) => mine.has(id));
};

/** How many year wheels are shared with groups of either kind: those that the caller may know of, so that no count tells of a hidden one. */
export const sharedCalendarCountOf: Batch<number, number> = async (ids, { caller, services: { db } }) => {
  const { rows } = await sql<{ id: number; count: number }>`
    select entry.principal_id as id, count(*) from access_entry entry join subject s on s.id = entry.root_id and s.kind = 'CALENDAR'
    where entry.principal_id = any (${[...ids]}::bigint[]) and ${mayListCalendar(caller)} group by 1`.execute(db);
  return inOrder(
    ids,
    rows,
    ({ id }) => id,
    ({ count }) => count,
    0,
  );
};
