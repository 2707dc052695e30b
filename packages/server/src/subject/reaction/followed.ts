import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import { mayList, row, writtenBy } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import type { Batch, Context } from '../../core/graphql/context.ts';
import { loadAll } from '../../core/graphql/load-all.ts';

/** The most things of one kind in a list of what a person follows. */
const most = 100;

/**
 * Reads what the caller follows of one kind and may know of now, the newest follow first; at most 100. What was hidden since is left out.
 * @param excludeWrite leaves out what the caller owns or is listed to write, but not what they may write only as an admin
 */
async function followedIds(db: Db, caller: Caller, kind: SubjectKind, excludeWrite = false): Promise<number[]> {
  const others = excludeWrite ? sql`and s.root_id not in ${writtenBy(person(caller.id))}` : sql``;
  const { rows } = await sql<{ id: number }>`
    select s.id from follow f join subject s on s.id = f.subject_id join subject r on r.id = s.root_id
    where f.person_id = ${caller.id} and s.kind = ${kind} and ${mayList(row('s', 'r', undefined, [kind]), person(caller.id))} ${others}
    order by f.date_created desc, s.id desc limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Loads what the caller follows of one kind, as `followedIds` lists it. */
export const loadFollowed = async <Row>(
  context: Context,
  byId: Batch<number, Row | null>,
  kind: SubjectKind,
  excludeWrite = false,
): Promise<Row[]> => loadAll(context, byId, await followedIds(context.services.db, context.caller, kind, excludeWrite));
