import { Refusal } from '@samspel/domain/refusal';
import type { Permission } from '@samspel/domain/subject/access';
import { sql } from 'kysely';
import { type Condition, mayEdit, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { batchWithArgs } from '../../core/graphql/batch-with-args.ts';
import { type Batch, type Context, inOrder } from '../../core/graphql/context.ts';
import { type Page, pageOf, type Window } from '../../core/graphql/page.ts';
import type { ChangeRow } from '../definition.ts';

/** Whose changes to list: `root` of a thing and all below it, `parent` of a thing and two levels below it, `self` of only the thing. */
export type Scope = 'root' | 'parent' | 'self';
type HistoryList = Window & { of: Scope; id: number; permission?: Permission | undefined };

/** Returns a page of the changes of something, the latest first. It has only changes of things that the caller may write. */
export async function pageOfHistory(context: Context, list: HistoryList): Promise<Page<ChangeRow>> {
  const nodes = await context.load(historyLists, list);
  return pageOf(list, nodes, () => context.load(countHistory, { ...list, limit: 0, offset: 0 }));
}

/** A comment is no part of the thing that it is about: it has a history of its own. */
const isPart = sql`s.kind <> 'COMMENT'`;

const within: Record<Scope, Condition> = {
  root: sql`(s.root_id = whole.id and ${isPart})`,
  parent: sql`((s.id = whole.id or ${isPart}) and s.id in (
    select whole.id union all select one.id from subject one where one.parent_id = whole.id
    union all select two.id from subject one join subject two on two.parent_id = one.id where one.parent_id = whole.id))`,
  self: sql`s.id = whole.id`,
};

/** Revisions `v`, each with the body before it. The first revision of a thing is left out, since making it is no change. */
export const changes = sql`revision v join subject s on s.id = v.subject_id join subject r on r.id = s.root_id cross join lateral (
  select coalesce(v.replaced, p.body) as body from revision p where p.subject_id = v.subject_id and p.version < v.version order by p.version desc limit 1) earlier`;

/** The columns of a ChangeRow, from `changes`. */
export const changeColumns = sql`v.id, s.id as "subjectId", s.kind, v.version, s.title, v.changed_at as at, v.changed_by as "byId", earlier.body as before, v.body as after`;

/** Whether the caller may write the changed thing (product/content#history). `permission` is the one that its kind needs, if the query knows it. */
const mayEditChanged = ({ id }: Caller, permission?: Permission): Condition =>
  mayEdit(row('s', 'r', permission), person(id));

/** The most changes that all histories of one request may have together, since nested lists multiply. */
const mostTogether = 5_000;

const historyLists: Batch<HistoryList, ChangeRow[]> = (lists, { services: { db }, caller }) =>
  batchWithArgs(
    lists,
    async (ids, { of, permission, limit, offset }) => {
      const max = Math.floor(mostTogether / ids.length);
      if (limit > max) throw new Refusal('input.outOfRange', 'limit', { min: 1, max });
      const { rows } = await sql<ChangeRow & { wholeId: number }>`
        select page."wholeId", ${changeColumns} from (
          select whole.id as "wholeId", part.id from unnest(${ids}::bigint[]) as whole(id) cross join lateral (
            select v.id from ${changes} where ${within[of]} and earlier.body <> v.body and ${mayEditChanged(caller, permission)}
            order by v.id desc limit ${limit} offset ${offset}) part) page,
          ${changes} where v.id = page.id order by v.id desc`.execute(db);
      return Map.groupBy(rows, ({ wholeId }) => wholeId);
    },
    [],
  );

const countHistory: Batch<HistoryList, number> = (lists, { services: { db }, caller }) =>
  batchWithArgs(
    lists,
    async (ids, { of, permission }) => {
      const { rows } = await sql<{ id: number; count: number }>`
        select whole.id, (select count(*) from ${changes} where ${within[of]} and earlier.body <> v.body and ${mayEditChanged(caller, permission)}) as count
        from unnest(${ids}::bigint[]) as whole(id)`.execute(db);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
    0,
  );

/** The change that made a version of something that the caller may write; null if that version is its first, or changed nothing. */
export const changeOfVersion: Batch<{ id: number; version: number }, ChangeRow | null> = async (
  keys,
  { services: { db }, caller },
) => {
  const { rows } = await sql<ChangeRow>`
    select ${changeColumns} from unnest(${keys.map(({ id }) => id)}::bigint[], ${keys.map(({ version }) => version)}::int[]) as whole(id, version)
    cross join (${changes}) where v.subject_id = whole.id and v.version = whole.version and earlier.body <> v.body and ${mayEditChanged(caller)}`.execute(
    db,
  );
  return inOrder(
    keys.map(nameOf),
    rows,
    ({ subjectId, version }) => nameOf({ id: subjectId, version }),
    (row) => row,
    null,
  );
};

const nameOf = ({ id, version }: { id: number; version: number }) => `${id}/${version}`;

/** Reads changes by id, of things that the caller may write. */
export async function readChanges(db: Db, caller: Caller, ids: readonly number[]): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select ${changeColumns} from ${changes} where v.id = any (${ids}::bigint[]) and ${mayEditChanged(caller)}`.execute(
    db,
  );
  return rows;
}

/** Reads one change by id; undefined if there is none. */
export const readChange = async (db: Db, caller: Caller, id: number): Promise<ChangeRow | undefined> =>
  (await readChanges(db, caller, [id]))[0];

/** Reads the latest change of a subject. */
export async function readLatestChange(db: Db, subjectId: number): Promise<ChangeRow> {
  const { rows } = await sql<ChangeRow>`
    select ${changeColumns} from ${changes} where v.subject_id = ${subjectId} order by v.version desc limit 1`.execute(
    db,
  );
  return rows[0]!;
}

/** Reads the change that made a version of a subject; it must exist. */
export async function readChangeOfVersion(db: Db, subjectId: number, version: number): Promise<ChangeRow> {
  const { rows } = await sql<ChangeRow>`
    select ${changeColumns} from ${changes} where v.subject_id = ${subjectId} and v.version = ${version}`.execute(db);
  return rows[0]!;
}
