import type { Permission } from '@samspel/domain/subject/access';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import type { Status, Visibility } from '../../../printed/tables.ts';
import { hasOwnRight, mayList, myAccess, rootRow } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { byId } from '../../core/people/by-id.ts';
import { auditCards } from '../card/audit-cards.ts';

/** A kind of thing, and the permission that an organization needs for it, if any. */
export type RootKind = { kind: SubjectKind; permission?: Permission };

/** A thing with an access list of its own: what does not depend on its kind. `myAccess` NONE means that the caller may see only its card. */
export type RootRow = {
  id: number;
  title: string;
  status: Status;
  createdById: number;
  version: number;
  dateCreated: Date;
  lastUpdated: Date;
  isPrivate: boolean;
  visibility: Visibility;
  myAccess: 'NONE' | 'READ' | 'WRITE';
  isOwnRight: boolean;
};

/** The columns of a RootRow, from the subject `s`. */
export function rootColumns({ kind, permission }: RootKind, caller: Caller) {
  const at = rootRow('s', permission, [kind]);
  const who = person(caller.id);
  return sql`
    s.id, s.title, s.status, s.created_by as "createdById", s.version, s.date_created as "dateCreated", s.last_updated as "lastUpdated",
    s.is_private as "isPrivate", s.visibility, ${myAccess(at, who)} as "myAccess", ${hasOwnRight(at, who)} as "isOwnRight"`;
}

/** Makes the batch that reads things of a kind that the caller may know of, by id; null for those that are absent or hidden. */
export const rootById =
  (of: RootKind): Batch<number, RootRow | null> =>
  async (ids, { services: { db }, caller }) => {
    const rows = await runPrepared(
      db,
      sql<RootRow>`
      select ${rootColumns(of, caller)} from subject s
      where s.id = any (${ids}::bigint[]) and s.kind = ${of.kind}
        and ${mayList(rootRow('s', of.permission, [of.kind]), person(caller.id))}`,
    );
    await auditCards(db, caller, rows);
    return byId(ids, rows);
  };

/** Reads a thing that the caller has just changed: at least its card, even if the change took away their own right. */
export async function readChangedRoot(db: Db, of: RootKind, caller: Caller, id: number): Promise<RootRow> {
  const { rows } = await sql<RootRow>`select ${rootColumns(of, caller)} from subject s where s.id = ${id}`.execute(db);
  return rows[0]!;
}
