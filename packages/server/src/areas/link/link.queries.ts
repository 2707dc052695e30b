import { sql } from 'kysely';
import { auditForeign } from '../../core/access/audit.ts';
import { hasOwnRight, maySee, myAccess, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { readTogether, withMoments } from '../../core/graphql/read-together.ts';

/** A link as the database has it. */
export type LinkRow = {
  id: number;
  metaId: number;
  label: string;
  href: string;
  version: number;
  createdById: number;
  dateCreated: Date;
  lastUpdated: Date;
  removedAt: Date | null;
  myAccess: 'READ' | 'WRITE';
  isOwnRight: boolean;
};

const holder = row('s', 'r');

/** Links on things that the caller may read, by a condition on the link `l`; removed ones as well. */
const linksWhere = (caller: Caller, fits: ReturnType<typeof sql>) => sql<LinkRow>`
  select l.id, l.subject_id as "metaId", l.label, l.href, l.version, l.created_by as "createdById", l.date_created as "dateCreated", l.last_updated as "lastUpdated",
    l.removed_at as "removedAt", ${myAccess(holder, person(caller.id))} as "myAccess",
    ${hasOwnRight(holder, person(caller.id))} as "isOwnRight"
  from link l join subject s on s.id = l.subject_id join subject r on r.id = s.root_id
  where ${fits} and ${maySee(holder, person(caller.id))} order by l.id`;

/** The links of a thing, oldest first. */
export async function readLinks(db: Db, caller: Caller, metaId: number): Promise<LinkRow[]> {
  const rows = await runPrepared(db, linksWhere(caller, sql`l.subject_id = ${metaId} and l.removed_at is null`));
  return rows;
}

/** The links of things, oldest first. The caller must already have checked access. */
export const linksOn: Batch<number, LinkRow[]> = (ids, context) =>
  Promise.all(
    ids.map(async (id) => {
      const fits = sql`l.subject_id = ${id} and l.removed_at is null`;
      const rows = await readTogether(context, 'links', linksWhere(context.caller, fits));
      return rows.map((row) => withMoments(row, 'dateCreated', 'lastUpdated', 'removedAt'));
    }),
  );

/** The links of things that the caller may read, oldest first. */
export const linksOf: Batch<number, LinkRow[]> = async (ids, { services: { db }, caller }) => {
  const rows = await runPrepared(
    db,
    linksWhere(caller, sql`l.subject_id = any (${ids}::bigint[]) and l.removed_at is null`),
  );
  await auditForeign(db, caller, rows, 'see', ({ metaId }) => metaId);
  const found = Map.groupBy(rows, ({ metaId }) => metaId);
  return ids.map((id) => found.get(id) ?? []);
};

/** One link, removed or not; undefined if the caller may not read its thing or it does not exist. */
export async function readLink(db: Db, caller: Caller, id: number): Promise<LinkRow | undefined> {
  const { rows } = await linksWhere(caller, sql`l.id = ${id}`).execute(db);
  return rows[0];
}
