import { sql } from 'kysely';
import type { Caller } from '../core/base/caller.ts';
import type { Tx } from '../core/database/pool.ts';

/** A subject's body before and after a change. */
export type Change = {
  id: number;
  before: { version: number; by: number; body: object };
  after: { version: number; body: object };
};

/**
 * Keeps both bodies of a change. What has never changed has no revision: its first body is written here, as its creator's,
 * when the first change replaces it. Where the body moved by itself since the version before, what was replaced is kept as well.
 */
export async function keepRevision(tx: Tx, caller: Caller, { id, before, after }: Change): Promise<void> {
  const [was, is] = [before, after].map(({ body }) => JSON.stringify(body));
  await sql`
    with first as (
      insert into revision (subject_id, version, body, changed_by) values (${id}, ${before.version}, ${was}, ${before.by}) on conflict do nothing
    )
    insert into revision (subject_id, version, body, changed_by, replaced) values (${id}, ${after.version}, ${is}, ${caller.id}, (
      select ${was}::jsonb from revision where subject_id = ${id} and version = ${before.version} and body <> ${was}::jsonb))
    on conflict do nothing`.execute(tx);
}
