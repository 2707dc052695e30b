import type { Status } from '../../printed/tables.ts';
import type { Tx } from '../core/database/pool.ts';
import type { TestPerson } from '../core/testing/people.ts';
import { createSubject } from '../subject/create.ts';

/** Makes a grant, whose title is also its description, and its first revision. Returns the ids of both. */
export async function makeGrant(
  tx: Tx,
  createdBy: TestPerson,
  title: string,
  status: Status,
): Promise<{ grant: number; grantRevision: number }> {
  const grant = await createSubject(tx, { kind: 'ACTION_VALUE', title, status, createdBy, isOwned: false });
  await tx.insertInto('action_value').values({ id: grant, type: 'GRANT', description: title }).execute();
  const lists = {
    validOrganizationTypes: [],
    sectors: [],
    kostraFunctions: [],
    links: [],
    radarGraph: [],
    deadlines: [],
  };
  const body = JSON.stringify({ title, status, description: title, type: 'GRANT', source: null, ...lists });
  const { id: grantRevision } = await tx
    .insertInto('revision')
    .values({ subject_id: grant, version: 1, body, changed_by: createdBy.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { grant, grantRevision };
}
