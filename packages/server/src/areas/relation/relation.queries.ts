import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import { auditForeign } from '../../core/access/audit.ts';
import { hasOwnRight, hasOwnRightToChange, mayEdit, mayList, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import type { Batch, Context } from '../../core/graphql/context.ts';
import type { Window } from '../../core/graphql/page.ts';
import { readTogether } from '../../core/graphql/read-together.ts';
import { type ListOrder, orderOfSubjects } from '../../subject/list/order.ts';
import type { ThingKey } from '../../subject/thing.ts';
import { relatedTo } from './relation.access.ts';

/** The thing whose relations are read, and the kind to which they go; undefined means all. */
type Ends = { meta: number; kind?: SubjectKind | undefined };

/** The other ends `s` of the relations of a thing that the caller may know of. */
const otherEnds = ({ id }: Caller, { meta, kind }: Ends) => sql`${relatedTo(meta)} ends
  join subject s on s.id = ends.id join subject r on r.id = s.root_id
  where ${mayList(row('s', 'r'), person(id))} ${kind ? sql`and s.kind = ${kind}` : sql``}`;

const orders = {
  TITLE: { sort: 'TITLE', direction: 'ASCENDING' },
  LAST_UPDATED: { sort: 'LAST_UPDATED', direction: 'DESCENDING' },
} as const satisfies Record<string, ListOrder>;

type Related = ThingKey & { isOwnRight: boolean };

/** Pages of what a thing is related to, by title or the last changed first. What an admin sees without a right of their own is audited. */
export const relatedPages: Batch<Ends & Window & { sort: keyof typeof orders }, Related[]> = (pages, context) =>
  Promise.all(pages.map((page) => readRelated(context, page)));

async function readRelated(
  context: Context,
  { limit, offset, sort, ...ends }: Ends & Window & { sort: keyof typeof orders },
): Promise<Related[]> {
  const { services, caller } = context;
  const rows = await readTogether(
    context,
    `related ${ends.kind ?? 'of all kinds'}`,
    sql<Related>`
    select s.id, s.kind, ${hasOwnRight(row('s', 'r'), person(caller.id))} as "isOwnRight"
    from ${otherEnds(caller, ends)} order by ${orderOfSubjects(orders[sort])} limit ${sql.lit(limit)} offset ${offset}`,
  );
  await auditForeign(services.db, caller, rows, 'list', ({ id }) => id);
  return rows;
}

/** How many things a thing is related to, counting only those that the caller may know of. */
export async function countRelated(db: Db, caller: Caller, ends: Ends): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from ${otherEnds(caller, ends)}`;
  return (await runPrepared(db, counted))[0]!.count;
}

/** A thing that the caller may change: whether it is archived, and whether they have a right of their own beyond being an admin. */
type Changeable = { isArchived: boolean; isOwnRight: boolean | null };

/** Those of some things that the caller may change. */
export const changeable = async (tx: Db, caller: Caller, ids: readonly number[]): Promise<Map<number, Changeable>> =>
  byThing(await runPrepared(tx, changeableAmong(caller, ids)));

/** Whether the caller may change things that are not archived. */
export const mayRelate: Batch<number, boolean> = async (ids, context) => {
  const found = byThing(await readTogether(context, 'may relate', changeableAmong(context.caller, ids)));
  return ids.map((id) => found.get(id)?.isArchived === false);
};

function changeableAmong(caller: Caller, ids: readonly number[]) {
  const [at, who] = [row('s', 'r'), person(caller.id)];
  // Of a list PostgreSQL expects ten, and for ten it may find it cheaper to read all access lists.
  const [only, ...others] = ids;
  const isMeant = others.length === 0 ? sql`s.id = ${only ?? null}::bigint` : sql`s.id = any (${ids}::bigint[])`;
  return sql<Changeable & { id: number }>`
    select s.id, r.status = 'ARCHIVED' as "isArchived", ${hasOwnRightToChange(at, who)} as "isOwnRight" from subject s join subject r on r.id = s.root_id
    where ${isMeant} and ${mayEdit(at, who)}`;
}

const byThing = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((one) => [one.id, one]));
