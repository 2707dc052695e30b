import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { Act } from '../core/area/action.ts';
import type { Caller } from '../core/base/caller.ts';
import type { Tx } from '../core/database/pool.ts';
import { recordAccess } from './access/record-access.ts';

/** Reads everything that an update of a thing replaces, as a revision keeps it. */
export type ReadBody = (tx: Tx, id: number) => Promise<Body>;

/** A thing before a change: its id, its version and its creator. */
type Revised = { id: number; version: number; createdBy: number };

/**
 * Makes a change that raises the version of a thing by one, and keeps the bodies before and after in its history.
 * @param change gets the new version; its result is returned
 */
export const revise = async <Result>(
  act: Act,
  readBody: ReadBody,
  thing: Revised,
  change: (version: number) => Promise<Result>,
): Promise<Result> => (await reviseShown(act, readBody, thing, change)).result;

/** `revise` that returns the bodies before and after too. */
export async function reviseShown<Result>(
  { tx, caller }: Act,
  readBody: ReadBody,
  { id, version, createdBy }: Revised,
  change: (version: number) => Promise<Result>,
): Promise<{ result: Result; before: Body; after: Body }> {
  const before = { version, by: createdBy, body: await readBody(tx, id) };
  const result = await change(version + 1);
  const after = { version: version + 1, body: await readBody(tx, id) };
  await keepRevision(tx, caller, { id, before, after });
  await recordAccess(tx, caller, id, before.body, after.body);
  return { result, before: before.body, after: after.body };
}

type Revision = {
  id: number;
  before: { version: number; by: number; body: Body };
  after: { version: number; body: Body };
};

/**
 * Keeps the bodies before and after a change. A thing that has never changed has no revision yet: the first change writes its first body too,
 * in its creator's name. If the body has changed without a new version since the last revision, the replaced body is kept as well.
 */
async function keepRevision(tx: Tx, caller: Caller, { id, before, after }: Revision): Promise<void> {
  const [was, is] = [before, after].map(({ body }) => JSON.stringify(body));
  await sql`
    with first as (
      insert into revision (subject_id, version, body, changed_by) values (${id}, ${before.version}, ${was}, ${before.by}) on conflict do nothing
    )
    insert into revision (subject_id, version, body, changed_by, replaced) values (${id}, ${after.version}, ${is}, ${caller.id}, (
      select ${was}::jsonb from revision where subject_id = ${id} and version = ${before.version} and body <> ${was}::jsonb))
    on conflict do nothing`.execute(tx);
}
