import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/**
 * Puts members in the place of those that a group has. A form knows the active ones alone: those who are not active now stay.
 * Throws `notFound` on the field of somebody who is not there or not active, before anything is written.
 */
export async function replaceMembers(tx: Tx, groupId: number, members: readonly number[]): Promise<void> {
  await refuseUnknown(tx, members);
  await sql`
    delete from person_group_member m using active_person p
    where m.group_id = ${groupId} and p.id = m.person_id and m.person_id <> all (${members}::bigint[])`.execute(tx);
  await sql`
    insert into person_group_member (group_id, person_id) select ${groupId}, person from unnest(${members}::bigint[]) person
    on conflict do nothing`.execute(tx);
}

async function refuseUnknown(tx: Tx, members: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from active_person where id = any (${members}::bigint[])`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = members.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw new Refusal('notFound', `input.members.${unknown}`);
}
