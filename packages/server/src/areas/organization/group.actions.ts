import { id } from '@samspel/domain/input';
import { createGroupInput, updateGroupInput } from '@samspel/domain/organization/group.input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { z } from 'zod';
import { audit } from '../../core/access/audit.ts';
import { action } from '../../core/area/action.ts';
import { record } from '../../core/audit/record.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { type GroupRow, groupColumns } from '../../core/people/groups.ts';
import { refuseStale } from '../../subject/touch.ts';
import { mayMaintain } from './group.access.ts';
import { replaceMembers, touchGroup } from './group.write.ts';

// A group's access is checked at each request and before each live frame (product/access#groups). A person who leaves a group, and has open what they
// could read only through it, is told that it is gone; others are not notified.

const groupId = z.strictObject({ id });

/** Makes a group of people. */
export const createGroup = action(createGroupInput, async ({ title, members }, { caller, tx }) => {
  const made = await tx
    .insertInto('person_group')
    .values({ title, created_by: caller.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceMembers(tx, made.id, members);
  return readGroup(tx, made.id);
});

/** Changes the title or members of a group. */
export const updateGroup = action(updateGroupInput, async (input, act) => {
  const { caller, tx, recheckAccess } = act;
  const group = await findGroup(tx, caller, input.id, 'input.id');

  refuseStale(group, input.version);

  if (input.members) await replaceMembers(tx, group.id, input.members);
  await touchGroup(act, 'person_group', group.id, input.title);

  if (input.members) {
    await record(tx, { action: 'members', by: caller.id, subject: group.id, detail: { members: input.members } });
    await recheckAccess();
  }
  return readGroup(tx, group.id);
});

/** Removes a group, and with it all its entries in access lists. */
export const removeGroup = action(groupId, async (input, { caller, tx, recheckAccess }) => {
  const group = await findGroup(tx, caller, input.id, 'id');

  await tx.deleteFrom('person_group').where('id', '=', group.id).execute();
  await record(tx, { action: 'members', by: caller.id, subject: group.id, detail: { members: [] } });

  await recheckAccess();
  return group.id;
});

/** Takes the caller out of a group. */
export const leaveGroup = action(groupId, async (input, act) => {
  const { caller, tx, recheckAccess } = act;
  const left = await tx
    .deleteFrom('person_group_member')
    .where('group_id', '=', input.id)
    .where('person_id', '=', caller.id)
    .returning('group_id')
    .executeTakeFirst();
  if (!left) throw new Refusal('notFound', 'id');
  await touchGroup(act, 'person_group', input.id);

  await record(tx, { action: 'members', by: caller.id, about: caller.id, subject: input.id, detail: { isLeft: true } });
  await recheckAccess();
  return input.id;
});

/**
 * Finds and locks a group that the caller may maintain. If they did not make it, this is audited: its members read private things through it
 * (product/access#admins).
 */
async function findGroup(tx: Tx, caller: Caller, groupId: number, field: string): Promise<GroupRow> {
  const { rows } = await sql<GroupRow>`
    select ${groupColumns} from person_group g where g.id = ${groupId} for update`.execute(tx);
  const [group] = rows;
  if (!group) throw new Refusal('notFound', field);
  if (!mayMaintain(group, caller)) throw new Refusal('notAllowed', field);
  if (group.createdById !== caller.id) await audit(tx, caller, [group.id], 'edit');
  return group;
}

async function readGroup(tx: Tx, groupId: number): Promise<GroupRow> {
  const { rows } = await sql<GroupRow>`select ${groupColumns} from person_group g where g.id = ${groupId}`.execute(tx);
  return rows[0]!;
}
