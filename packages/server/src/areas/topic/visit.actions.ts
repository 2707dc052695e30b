import { id } from '@samspel/domain/input';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import { topicAction } from './topic.action.ts';

/** Records that the caller has opened a topic; returns when they last did so. */
export const visitTopic = topicAction(z.strictObject({ id }), async (input, { caller, tx, services }) => {
  const { id } = await findSubject(tx, caller, input.id, 'see', { kind: 'TOPIC', field: 'id' });

  const last = await tx
    .selectFrom('topic_visit')
    .select('at')
    .where('topic_id', '=', id)
    .where('person_id', '=', caller.id)
    .executeTakeFirst();
  await tx
    .insertInto('topic_visit')
    .values({ topic_id: id, person_id: caller.id, at: services.now() })
    .onConflict((there) => there.columns(['topic_id', 'person_id']).doUpdateSet({ at: services.now() }))
    .execute();

  return { id, before: last?.at ?? null };
});
