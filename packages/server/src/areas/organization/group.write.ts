import { Refusal } from '@samspel/domain/refusal';
import { type RawBuilder, sql } from 'kysely';
import type { Act } from '../../core/area/action.ts';
import type { Tx } from '../../core/database/pool.ts';

/** The tables of the two kinds of group. */
type GroupTable = 'person_group' | 'organization_group';

/** Marks a locked group as changed by the caller now, and sets its title if a new one is given. */
export async function touchGroup(
  { tx, caller, services }: Act,
  table: GroupTable,
  id: number,
  title?: string,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set title = coalesce(${title ?? null}, title), version = version + 1,
      last_updated = ${services.now()}, changed_by = ${caller.id}
    where id = ${id}`.execute(tx);
}

/**
 * Replaces the members of a group. A form knows only active people, so members who are not active now stay.
 * Throws `notFound` on the field of somebody who does not exist or is not active, before anything is written.
 */
export async function replaceMembers(tx: Tx, groupId: number, members: readonly number[]): Promise<void> {
  await refuseUnknown(tx, sql`active_person`, members);
  await sql`
    delete from person_group_member m using active_person p
    where m.group_id = ${groupId} and p.id = m.person_id and m.person_id <> all (${members}::bigint[])`.execute(tx);
  await sql`
    insert into person_group_member (group_id, person_id) select ${groupId}, person from unnest(${members}::bigint[]) person
    on conflict do nothing`.execute(tx);
}

/**
 * Replaces the organizations of an organization group. Throws `notFound` on the field of one that does not exist, before anything
 * is written.
 */
export async function replaceOrganizations(tx: Tx, groupId: number, members: readonly number[]): Promise<void> {
  await refuseUnknown(tx, sql`organization`, members);
  await sql`
    delete from organization_group_member
    where organization_group_id = ${groupId} and organization_id <> all (${members}::bigint[])`.execute(tx);
  await sql`
    insert into organization_group_member (organization_group_id, organization_id)
    select ${groupId}, organization from unnest(${members}::bigint[]) organization on conflict do nothing`.execute(tx);
}

async function refuseUnknown(tx: Tx, place: RawBuilder<unknown>, members: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from ${place} where id = any (${members}::bigint[])`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = members.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw new Refusal('notFound', `input.members.${unknown}`);
}
