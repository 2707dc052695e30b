import { id } from '@samspel/domain/input';
import { createGroupInput, updateGroupInput } from '@samspel/domain/organization/group.input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { z } from 'zod';
import { action } from '../../core/area/action.ts';
import { record } from '../../core/audit/record.ts';
import type { Tx } from '../../core/database/pool.ts';
import { type OrganizationGroupRow, organizationGroupColumns } from '../../core/people/groups.ts';
import { refuseStale } from '../../subject/touch.ts';
import { requireOrganizationGroups } from './group.access.ts';
import { replaceOrganizations, touchGroup } from './group.write.ts';

/** Makes a group of organizations. */
export const createOrganizationGroup = action(createGroupInput, async ({ title, members }, { caller, tx }) => {
  requireOrganizationGroups(caller);

  const made = await tx
    .insertInto('organization_group')
    .values({ title, created_by: caller.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceOrganizations(tx, made.id, members);
  await record(tx, { action: 'members', by: caller.id, subject: made.id, detail: { members } });
  return readGroup(tx, made.id);
});

/** Changes the title or members of a group of organizations. */
export const updateOrganizationGroup = action(updateGroupInput, async (input, act) => {
  const { caller, tx, recheckAccess } = act;
  requireOrganizationGroups(caller);
  const group = await findGroup(tx, input.id, 'input.id');

  refuseStale(group, input.version);

  if (input.members) await replaceOrganizations(tx, group.id, input.members);
  await touchGroup(act, 'organization_group', group.id, input.title);

  const isRenamed = input.title !== undefined && input.title !== group.title;
  if (isRenamed) await record(tx, { action: 'title', by: caller.id, subject: group.id });
  if (input.members) {
    await record(tx, { action: 'members', by: caller.id, subject: group.id, detail: { members: input.members } });
    await recheckAccess();
  }
  return readGroup(tx, group.id);
});

/** Removes a group of organizations, and with it all its entries in access lists. */
export const removeOrganizationGroup = action(z.strictObject({ id }), async (input, { caller, tx, recheckAccess }) => {
  requireOrganizationGroups(caller);
  const group = await findGroup(tx, input.id, 'id');

  await tx.deleteFrom('organization_group').where('id', '=', group.id).execute();

  await record(tx, { action: 'members', by: caller.id, subject: group.id, detail: { members: [] } });
  await recheckAccess();
  return group.id;
});

/** Finds and locks a group of organizations. Throws `notFound` on the field. */
async function findGroup(tx: Tx, groupId: number, field: string): Promise<OrganizationGroupRow> {
  const { rows } = await sql<OrganizationGroupRow>`
    select ${organizationGroupColumns} from organization_group g where g.id = ${groupId} for update`.execute(tx);
  const [group] = rows;
  if (!group) throw new Refusal('notFound', field);
  return group;
}

async function readGroup(tx: Tx, groupId: number): Promise<OrganizationGroupRow> {
  const { rows } = await sql<OrganizationGroupRow>`
    select ${organizationGroupColumns} from organization_group g where g.id = ${groupId}`.execute(tx);
  return rows[0]!;
}
