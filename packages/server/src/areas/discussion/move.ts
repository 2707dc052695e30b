import { sql } from 'kysely';
import { findSubject, type LockedSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import type { Tx } from '../../core/database/pool.ts';
import { refuseArchived } from './discussion.action.ts';

/**
 * Finds and locks the topic that a discussion moves to; null for the public forum. Throws `notFound` and `notAllowed` unless the caller may write the
 * topic, and `subject.archived`.
 */
export async function findNewHome({ tx, caller }: Act, topic: number | null): Promise<LockedSubject | null> {
  if (topic === null) return null;
  const found = await findSubject(tx, caller, topic, 'edit', { kind: 'TOPIC', field: 'input.topic' });
  refuseArchived(found);
  return found;
}

/**
 * Refuses to move a discussion out of a topic that the caller may not write: other people could then read answers meant for the readers of the topic.
 * Throws `notAllowed`.
 */
export async function refuseToTakeAway({ tx, caller }: Act, { parentId }: LockedSubject): Promise<void> {
  if (parentId !== null) await findSubject(tx, caller, parentId, 'edit', { kind: 'TOPIC', field: 'input.topic' });
}

/**
 * Moves a locked discussion to a topic, or to the public forum, with everything below it, removed things included. In the public forum it is a root
 * that its author owns; on a topic it has the topic's access, and no list of its own.
 */
export async function moveDiscussion(
  tx: Tx,
  { id, createdBy }: LockedSubject,
  home: LockedSubject | null,
): Promise<void> {
  await sql`
    with recursive whole as (
      select id from subject where id = ${id}
      union all select below.id from subject below join whole on below.parent_id = whole.id)
    update subject s set root_id = ${home?.rootId ?? id}::bigint, parent_id = case when s.id = ${id} then ${home?.id ?? null}::bigint else s.parent_id end
    from whole where whole.id = s.id`.execute(tx);
  await tx.deleteFrom('access_entry').where('root_id', '=', id).execute();
  if (!home)
    await tx.insertInto('access_entry').values({ root_id: id, person_id: createdBy, level: 'OWNER' }).execute();
}
