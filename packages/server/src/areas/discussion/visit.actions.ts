import { id } from '@samspel/domain/input';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Tx } from '../../core/database/pool.ts';
import { discussionAction } from './discussion.action.ts';

/** Records that the caller has opened a discussion; returns when they last did so. A person counts as one view a day, the author never. */
export const visitDiscussion = discussionAction(z.strictObject({ id }), async (input, { caller, tx, services }) => {
  const found = await findSubject(tx, caller, input.id, 'see', { kind: 'DISCUSSION', field: 'id' });

  const before = await lastVisit(tx, found.id, caller.id);
  const isNew = await keepVisit(tx, found.id, caller.id, services.now());
  if (isNew && found.createdBy !== caller.id)
    await sql`update discussion set views = views + 1 where id = ${found.id}`.execute(tx);

  return { id: found.id, before };
});

async function lastVisit(tx: Tx, discussionId: number, personId: number): Promise<Date | null> {
  const last = await tx
    .selectFrom('discussion_visit')
    .select('at')
    .where('discussion_id', '=', discussionId)
    .where('person_id', '=', personId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.at ?? null;
}

/** Records a visit now; returns whether it is the first today. */
async function keepVisit(tx: Tx, discussionId: number, personId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into discussion_visit as visit (discussion_id, person_id, day, at) values (${discussionId}, ${personId}, ${osloToday(now)}, ${now})
    on conflict (discussion_id, person_id, day) do update set at = greatest(visit.at, excluded.at) returning xmax = 0 as "isNew"`.execute(
    tx,
  );
  return rows[0]!.isNew;
}
