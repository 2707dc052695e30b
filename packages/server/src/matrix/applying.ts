import type { Tx } from '../core/database/pool.ts';
import type { TestPerson } from '../core/testing/people.ts';
import { makeGrant } from './plain-grant.ts';

/** A published grant, its deadline for reports, and the case of each municipality, by municipality. It exists in every state of the matrix. */
export type Applying = { grant: number; deadline: number; cases: ReadonlyMap<number, number> };

/** The new day of the plans' deadline. */
export const plannedTo = '2027-06-15';

/** Makes a grant that every municipality is applying for. */
export async function makeApplying(
  tx: Tx,
  people: Readonly<Record<string, TestPerson>> & { admin: TestPerson },
): Promise<Applying> {
  const { grant } = await makeGrant(tx, people.admin, 'Tilskot', 'PUBLISHED');
  const deadline = await tx
    .insertInto('action_value_deadline')
    .values({ action_value_id: grant, type: 'REPORT', date: plannedTo, is_expected: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const organizations = new Set(Object.values(people).map(({ organizationId }) => organizationId));
  const cases = await tx
    .insertInto('grant_case')
    .values([...organizations].map((organization_id) => ({ grant_id: grant, organization_id, state: 'APPLYING' })))
    .returning(['id', 'organization_id'])
    .execute();
  return { grant, deadline: deadline.id, cases: new Map(cases.map((one) => [one.organization_id, one.id])) };
}
