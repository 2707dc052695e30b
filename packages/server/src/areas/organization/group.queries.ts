import { sql } from 'kysely';
import { grantedRoots } from '../../core/access/granted.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { type Batch, inOrder } from '../../core/graphql/context.ts';
import type { Page, Window } from '../../core/graphql/page.ts';
import { readPage } from '../../core/graphql/read-page.ts';
import {
  type GroupRow,
  groupColumns,
  type OrganizationGroupRow,
  organizationGroupColumns,
} from '../../core/people/groups.ts';
import { namesBeginWith, readNameQuery } from '../../core/people/name-query.ts';
import { mayListCalendar } from '../calendar/calendar/calendar.access.ts';

/** The groups that the caller made, by title, then those that others added them to, by title. */
export async function listMyGroups(db: Db, { id }: Caller, window: Window): Promise<Page<GroupRow>> {
  const mine = sql`(
    select id from person_group where created_by = ${id}
    union select group_id from person_group_member where person_id = ${id})`;
  const from = sql`from ${mine} mine join person_group g on g.id = mine.id`;
  const order = sql`g.created_by <> ${id}, g.title collate "nb-NO-x-icu", g.id`;
  return readPage(db, window, { columns: groupColumns, from, order });
}

/** Groups of organizations by title: all, or those with words that begin with the words of a text. */
export function listOrganizationGroups(
  db: Db,
  { text, ...window }: Window & { text?: string | undefined },
): Promise<Page<OrganizationGroupRow>> {
  const { words } = readNameQuery(text ?? '');
  const fits = words.length === 0 ? sql`true` : namesBeginWith('g.title', words);
  return readPage(db, window, {
    columns: organizationGroupColumns,
    from: sql`from organization_group g where ${fits}`,
    order: sql`g.title collate "nb-NO-x-icu", g.id`,
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

/**
 * Whether the caller may see who is in groups (product/access#groups): their members, their makers, people of their makers' organizations, people who
 * stand with the group in the access list of a thing of somebody in the maker's organization, and admins.
 * Who shares a thing of their own with a group learns nothing by that.
 */
export const seesMembersOf: Batch<number, boolean> = async (ids, { caller, services: { db } }) => {
  const who = person(caller.id);
  const { rows } = await sql<{ id: number }>`
    select g.id from person_group g join person maker on maker.id = g.created_by
    where g.id = any (${[...ids]}::bigint[]) and (
      ${caller.isAdmin} or maker.id = ${who} or maker.organization_id = ${caller.organizationId}
      or exists (select from person_group_member member where member.group_id = g.id and member.person_id = ${who})
      or exists (
        select from ${grantedRoots(who)} held join access_entry entry on entry.root_id = held.root_id and entry.group_id = g.id
        join subject s on s.id = held.root_id and s.removed_with is null join person owner on owner.id = s.created_by
        where owner.organization_id = maker.organization_id))`.execute(db);
  const seen = new Set(rows.map(({ id }) => id));
  return ids.map((id) => seen.has(id));
};

/**
 * How many year wheels are shared with groups of either kind, counting only those that the caller may know of, so that no count reveals a hidden one.
 */
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
