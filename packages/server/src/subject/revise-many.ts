import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { Act } from '../core/area/action.ts';
import type { Caller } from '../core/base/caller.ts';
import type { Tx } from '../core/database/pool.ts';

/** Reads the bodies of several things of a kind, by id. */
export type ReadBodies = (tx: Tx, ids: readonly number[]) => Promise<ReadonlyMap<number, Body>>;

/** A thing before a change: its id, its version, and who made it. */
type Revised = { id: number; version: number; createdBy: number };

/**
 * `revise` for several things of a kind, in as few statements as for one. The change must leave their access as it is.
 * @param change must raise the version of each by one
 * @returns the ids of the changes in their histories
 */
export async function reviseMany(
  { tx, caller }: Act,
  readBodies: ReadBodies,
  things: readonly Revised[],
  change: () => Promise<void>,
): Promise<number[]> {
  const ids = things.map(({ id }) => id);
  const before = await readBodies(tx, ids);
  await change();
  const after = await readBodies(tx, ids);
  return keepRevisions(tx, caller, things, { before, after });
}

type Bodies = Record<'before' | 'after', ReadonlyMap<number, Body>>;

/**
 * Keeps the bodies before and after the changes. A thing that has never changed has no revision yet: writes its first body too, in its creator's
 * name. If a body has changed without a new version since the last revision, the replaced body is kept as well.
 */
async function keepRevisions(
  tx: Tx,
  { id: by }: Caller,
  things: readonly Revised[],
  bodies: Bodies,
): Promise<number[]> {
  const written = (of: keyof Bodies) => things.map(({ id }) => JSON.stringify(bodies[of].get(id)));
  const { rows } = await sql<{ id: number }>`
    with changed as (
      select * from unnest(${things.map(({ id }) => id)}::bigint[], ${things.map(({ version }) => version)}::int[],
        ${things.map(({ createdBy }) => createdBy)}::bigint[], ${written('before')}::text[], ${written('after')}::text[])
        as n(id, version, maker, was, body)
    ), first as (
      insert into revision (subject_id, version, body, changed_by)
      select n.id, n.version, n.was::jsonb, n.maker from changed n on conflict do nothing
    )
    insert into revision (subject_id, version, body, changed_by, replaced)
    select n.id, n.version + 1, n.body::jsonb, ${by}, (
      select n.was::jsonb from revision earlier where earlier.subject_id = n.id and earlier.version = n.version and earlier.body <> n.was::jsonb)
    from changed n on conflict do nothing returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
