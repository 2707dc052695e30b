import { sql } from 'kysely';
import type { Status, SubjectKind } from '../../../printed/tables.ts';
import { auditForeign } from '../../core/access/audit.ts';
import { hasOwnRight, mayRestore, mayRestoreLater, rootRow, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db, Tx } from '../../core/database/pool.ts';
import { type Batch, inOrder } from '../../core/graphql/context.ts';
import { type Page, pageOf, type Window } from '../../core/graphql/page.ts';
import { readTogether } from '../../core/graphql/read-together.ts';
import type { Removable } from '../definition.ts';

/** A thing in the trash. */
export type RemovedRow = {
  id: number;
  kind: SubjectKind;
  title: string;
  createdById: number;
  removedAt: Date;
  removedById: number | null;
  isOwnRight: boolean;
};

/** Reads a page of the things of a kind that were removed after `since` and that the caller may restore, the last removed first. */
export async function listRemoved(
  db: Db,
  caller: Caller,
  { kind, event, permission }: Pick<Removable<unknown>, 'kind' | 'event' | 'permission'>,
  since: Date,
  window: Window,
): Promise<Page<RemovedRow>> {
  const at = row('s', 'r', permission, [kind]);
  const who = person(caller.id);
  const inTrash = sql`
    from subject s join subject r on r.id = s.root_id where s.kind = ${kind} and s.status = 'OBSOLETE' and s.last_updated > ${since} and ${mayRestore(at, who)}`;
  const { rows } = await sql<RemovedRow>`
    select s.id, s.kind, s.title, s.created_by as "createdById", s.last_updated as "removedAt", ${hasOwnRight(at, who)} as "isOwnRight",
           (select e.by_person from domain_event e where e.subject_id = s.id and e.name = ${`${event}.removed`} order by e.id desc limit 1) as "removedById"
    ${inTrash} order by s.last_updated desc, s.id desc limit ${window.limit} offset ${window.offset}`.execute(db);
  await auditForeign(db, caller, rows, 'see', ({ id }) => id);
  return pageOf(window, rows, async () => {
    const { rows: counts } = await sql<{ count: number }>`select count(*) ${inTrash}`.execute(db);
    return counts[0]!.count;
  });
}

/** Returns the status that a removed thing had, and whether there is still time to restore it. */
export async function readRemoved(tx: Tx, id: number, since: Date): Promise<{ status: Status; isInTime: boolean }> {
  const { rows } = await sql<{ status: Status; isInTime: boolean }>`
    select s.last_updated > ${since} as "isInTime", coalesce((
      select body->>'status' from revision r where r.subject_id = s.id and r.version = s.version - 1), 'PUBLISHED') as status
    from subject s where s.id = ${id}`.execute(tx);
  return rows[0]!;
}

/** Whether the caller could restore roots, if these were removed. */
export const mayRestoreOf: Batch<number, boolean> = async (ids, context) => {
  const rows = await readTogether(
    context,
    'may restore',
    sql<{ id: number; mayRestore: boolean | null }>`
    select s.id, ${mayRestoreLater(rootRow('s'), person(context.caller.id))} as "mayRestore" from subject s where s.id = any (${ids}::bigint[])`,
  );
  return inOrder(
    ids,
    rows,
    ({ id }) => id,
    ({ mayRestore }) => mayRestore ?? false,
    false,
  );
};
