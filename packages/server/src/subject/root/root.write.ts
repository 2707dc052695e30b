import type { AccessInput } from '@samspel/domain/subject/access.input';
import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { Status } from '../../../printed/tables.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { accessBody } from '../access/access-body.ts';
import { ownOrganizationReads } from '../access/first-access.ts';
import { replaceEntries } from '../access/replace-entries.ts';
import { createSubject } from '../create.ts';
import { touchSubject } from '../touch.ts';
import type { RootKind } from './root.queries.ts';

type Written = { title?: string | undefined; status?: Status | undefined; access?: AccessInput | undefined };

/** Writes a new thing with its access list; returns its id. By default its maker's organization may read it. Throws `notFound` as `replaceEntries`. */
export async function insertRoot(
  tx: Tx,
  { kind }: RootKind,
  caller: Caller,
  { title, status, access = ownOrganizationReads(caller) }: Written & { title: string },
): Promise<number> {
  const { isPrivate, visibility } = access;
  const id = await createSubject(tx, { kind, title, status, isPrivate, visibility, createdBy: caller });
  await replaceEntries(tx, id, access);
  return id;
}

/** Writes the title, status and access that an update has, leaves the rest, and marks the thing as changed. */
export async function changeRoot(tx: Tx, { id, title, status, access }: Written & { id: number }): Promise<void> {
  if (access) await replaceEntries(tx, id, access);
  await touchSubject(tx, id, {
    ...(title && { title }),
    ...(status && { status }),
    ...(access && { is_private: access.isPrivate, visibility: access.visibility }),
  });
}

/** Reads what a revision keeps of every thing with an access list of its own. */
export async function rootBody(tx: Tx, id: number): Promise<Body> {
  const { rows } = await sql<{ body: Body }>`
    select jsonb_build_object('title', s.title, 'status', s.status, 'isPrivate', s.is_private, 'visibility', s.visibility,
      'access', ${accessBody('s.id')}) as body
    from subject s where s.id = ${id}`.execute(tx);
  return rows[0]!.body;
}
