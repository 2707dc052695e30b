import { sql } from 'kysely';
import type { Caller } from '../../core/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { type Batch, inOrder } from '../../core/graphql/context.ts';
import { type Page, pageOf, type Window } from '../../core/graphql/page.ts';
import {
  type GroupRow,
  groupColumns,
  type OrganizationGroupRow,
  organizationGroupColumns,
} from '../../core/people/groups.ts';
import { mayListCalendar } from '../calendar/calendar.access.ts';

/** Groups that a list of one's own answers. */
const most = 100;

/** The groups that the caller made or is a member of, by title. */
export async function readMyGroups(db: Db, { id }: Caller): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select ${groupColumns} from person_group g
    where g.created_by = ${id} or g.id in (select group_id from person_group_member where person_id = ${id})
    order by g.title collate "nb-NO-x-icu", g.id limit ${most}`.execute(db);
  return rows;
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

/** Whether the caller may change and remove a group: its creator and admins (decision 22). */
export const mayMaintain = ({ createdById }: Pick<GroupRow, 'createdById'>, caller: Caller): boolean =>
  createdById === caller.id || caller.isAdmin;

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
