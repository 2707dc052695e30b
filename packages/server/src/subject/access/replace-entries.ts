import { Refusal } from '@samspel/domain/refusal';
import type { AccessInput } from '@samspel/domain/subject/access.input';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

type Grantee = 'person' | 'group' | 'organization' | 'organizationGroup';
type Grant = { grantee: Grantee; id: number; level: 'READ' | 'WRITE'; field: string };

const tables = {
  person: 'active_person',
  group: 'person_group',
  organization: 'organization',
  organizationGroup: 'organization_group',
} as const;

/**
 * Replaces an access list. The owner's entry stays as it is, and naming the owner changes nothing (product/access#levels). People already on the
 * list may stay on it, active or not. Throws `notFound` on the field of an id that does not exist, or of a new person who is not active, before
 * anything is written.
 */
export async function replaceEntries(tx: Tx, rootId: number, access: AccessInput): Promise<void> {
  const grants = grantsOf(access);
  await refuseUnknown(tx, rootId, grants);
  await tx.deleteFrom('access_entry').where('root_id', '=', rootId).where('level', '<>', 'OWNER').execute();
  if (grants.length === 0) return;
  await tx
    .insertInto('access_entry')
    .values(grants.map((grant) => toRow(rootId, grant)))
    .onConflict((owner) => owner.doNothing())
    .execute();
}

function grantsOf({ persons, groups, organizations, organizationGroups }: AccessInput): Grant[] {
  return [
    ...persons.map(({ person, access }, index) => grant('person', person, access, `persons.${index}.person`)),
    ...groups.map(({ group, access }, index) => grant('group', group, access, `groups.${index}.group`)),
    ...organizations.map(({ organization, access }, index) =>
      grant('organization', organization, access, `organizations.${index}.organization`),
    ),
    ...organizationGroups.map(({ organizationGroup, access }, index) =>
      grant('organizationGroup', organizationGroup, access, `organizationGroups.${index}.organizationGroup`),
    ),
  ];
}

const grant = (grantee: Grantee, id: number, level: Grant['level'], field: string): Grant => ({
  grantee,
  id,
  level,
  field: `input.access.${field}`,
});

async function refuseUnknown(tx: Tx, rootId: number, grants: readonly Grant[]): Promise<void> {
  for (const [grantee, some] of Map.groupBy(grants, ({ grantee }) => grantee)) {
    const ids = some.map(({ id }) => id);
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(tables[grantee])} where id = any (${ids}::bigint[])
      union select principal_id from access_entry where root_id = ${rootId} and principal_id = any (${ids}::bigint[])`.execute(
      tx,
    );
    const known = new Set(rows.map(({ id }) => id));
    const unknown = some.find(({ id }) => !known.has(id));
    if (unknown) throw new Refusal('notFound', unknown.field);
  }
}

const toRow = (rootId: number, { grantee, id, level }: Grant) => ({
  root_id: rootId,
  person_id: grantee === 'person' ? id : null,
  group_id: grantee === 'group' ? id : null,
  organization_id: grantee === 'organization' ? id : null,
  organization_group_id: grantee === 'organizationGroup' ? id : null,
  level,
});
