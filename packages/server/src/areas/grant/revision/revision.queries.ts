import { sql } from 'kysely';
import { mayEdit, rootRow } from '../../../core/access/rules.ts';
import { person } from '../../../core/access/who.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { Batch, Context } from '../../../core/graphql/context.ts';
import { type Page, pageOf, type Window } from '../../../core/graphql/page.ts';
import { byId } from '../../../core/people/by-id.ts';
import type { GrantBody } from '../grant/grant.fields.ts';
import { grants } from '../grant/grant.queries.ts';

/** The content of a grant at one version: the parent of the GraphQL type `ActionValueRevision`. */
export type RevisionRow = {
  id: number;
  grantId: number;
  version: number;
  changedAt: Date;
  changedById: number;
  isCurrent: boolean;
  body: GrantBody;
};

const columns = sql`v.id, v.subject_id as "grantId", v.version, v.changed_at as "changedAt", v.changed_by as "changedById",
  v.version = (select max(version) from revision latest where latest.subject_id = v.subject_id) as "isCurrent", v.body`;

/** The current content of grants, by the id of the grant. */
export const currentRevisionOf: Batch<number, RevisionRow | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<RevisionRow>`
    select ${columns} from unnest(${ids}::bigint[]) as asked(id)
    cross join lateral (select * from revision r where r.subject_id = asked.id order by r.version desc limit 1) v`.execute(
    db,
  );
  const found = new Map(rows.map((row) => [row.grantId, row]));
  return ids.map((id) => found.get(id) ?? null);
};

const mayWrite = ({ id }: Caller) => mayEdit(rootRow('s', grants.permission, [grants.kind]), person(id));

/** Revisions of grants that the caller may change, by the id of the revision; null for others. */
export const revisionById: Batch<number, RevisionRow | null> = async (ids, { services: { db }, caller }) => {
  const { rows } = await sql<RevisionRow>`
    select ${columns} from revision v join subject s on s.id = v.subject_id
    where v.id = any (${ids}::bigint[]) and s.kind = ${grants.kind} and ${mayWrite(caller)}`.execute(db);
  return byId(ids, rows);
};

/** The content of a grant at each version, the latest first; empty for people who only read. */
export async function listRevisions(context: Context, id: number, window: Window): Promise<Page<RevisionRow>> {
  const { db } = context.services;
  const rows = await readRevisions(db, context.caller, id, window);
  return pageOf(window, rows, () => countRevisions(db, context.caller, id));
}

async function readRevisions(db: Db, caller: Caller, id: number, { limit, offset }: Window): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    select ${columns} from revision v join subject s on s.id = v.subject_id
    where v.subject_id = ${id} and ${mayWrite(caller)} order by v.version desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

async function countRevisions(db: Db, caller: Caller, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from revision v join subject s on s.id = v.subject_id where v.subject_id = ${id} and ${mayWrite(caller)}`.execute(
    db,
  );
  return rows[0]!.count;
}
