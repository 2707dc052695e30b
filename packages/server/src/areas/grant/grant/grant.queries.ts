import type { Deadline } from '@samspel/domain/grant/grant';
import type { OrphansInput } from '@samspel/domain/subject/orphans.input';
import { sql } from 'kysely';
import { mayList, rootRow } from '../../../core/access/rules.ts';
import { person } from '../../../core/access/who.ts';
import type { Caller } from '../../../core/base/caller.ts';
import { holdsWords } from '../../../core/database/holds-words.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { Batch } from '../../../core/graphql/context.ts';
import type { Page } from '../../../core/graphql/page.ts';
import { readPage } from '../../../core/graphql/read-page.ts';
import { byId } from '../../../core/people/by-id.ts';
import { auditCards } from '../../../subject/card/audit-cards.ts';
import { type RootRow, rootColumns } from '../../../subject/root/root.queries.ts';

/** The kind of grants, and the permission that an organization must have for them. */
export const grants = { kind: 'ACTION_VALUE', permission: 'ACTION_VALUE' } as const;

/** A grant as the database has it. */
export type GrantRow = RootRow & { description: string | null; sourceId: number | null; nextDeadline: string | null };

/** The columns of a GrantRow, of the subject `s` and the grant `g`. */
export const grantColumns = (caller: Caller) => sql`
  ${rootColumns(grants, caller)}, g.description, g.source_id as "sourceId", s.next_deadline as "nextDeadline"`;

/** Grants that the caller may read, by id; null for those that do not exist, and for drafts that the caller may not know of. */
export const grantById: Batch<number, GrantRow | null> = async (ids, { services: { db }, caller }) => {
  const mayRead = mayList(rootRow('s', grants.permission, [grants.kind]), person(caller.id));
  const { rows } = await sql<GrantRow>`
    select ${grantColumns(caller)} from subject s join action_value g on g.id = s.id
    where s.id = any (${ids}::bigint[]) and ${mayRead}`.execute(db);
  await auditCards(db, caller, rows);
  return byId(ids, rows);
};

/** Grants that are not archived, that the caller may read, and whose responsible person is deactivated and administered by the caller; by title. */
export function listOrphanGrants(
  db: Db,
  caller: Caller,
  { text, ...window }: OrphansInput,
): Promise<Page<{ id: number }>> {
  const mayRead = mayList(rootRow('s', grants.permission, [grants.kind]), person(caller.id));
  const administered = caller.isAdmin ? sql`true` : sql`p.organization_id = ${caller.organizationId}`;
  return readPage(db, window, {
    columns: sql`s.id`,
    from: sql`from action_value g join subject s on s.id = g.id join person p on p.id = g.responsible_id
      where p.user_status = 'DEACTIVATED' and ${administered} and s.status <> 'ARCHIVED' and ${mayRead}
        and ${holdsWords(text, 's.title', 'p.name')}`,
    order: sql`s.title collate "nb-NO-x-icu", s.id`,
  });
}

/** Reads a grant that the caller has just changed. */
export async function readChangedGrant(db: Db, caller: Caller, id: number): Promise<GrantRow> {
  const { rows } = await sql<GrantRow>`
    select ${grantColumns(caller)} from subject s join action_value g on g.id = s.id where s.id = ${id}`.execute(db);
  return rows[0]!;
}

/** A deadline of a grant: the parent of the GraphQL type `ActionValueDeadline`. */
export type DeadlineRow = Deadline & { id: number };

/** The deadlines of grants, the earliest first. */
export const deadlinesOf: Batch<number, DeadlineRow[]> = async (ids, { services: { db } }) => {
  const rows = await db
    .selectFrom('action_value_deadline')
    .select(['action_value_id', 'id', 'type', 'date', 'is_expected as isExpected'])
    .where('action_value_id', 'in', ids)
    .orderBy('date')
    .orderBy('type')
    .execute();
  const found = Map.groupBy(rows, (row) => row.action_value_id);
  return ids.map((id) => found.get(id) ?? []);
};

/** The ids of the sectors of grants. */
export const sectorsOf: Batch<number, number[]> = async (ids, { services: { db } }) => {
  const rows = await db
    .selectFrom('action_value_sector')
    .select(['action_value_id', 'sector_id'])
    .where('action_value_id', 'in', ids)
    .orderBy('sector_id')
    .execute();
  const found = Map.groupBy(rows, (row) => row.action_value_id);
  return ids.map((id) => (found.get(id) ?? []).map((row) => row.sector_id));
};
