import type { UpdateDiscussionInput } from '@samspel/domain/discussion/discussion.input';
import type { Body } from '@samspel/domain/subject/change';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { LockedSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import type { Tx } from '../../core/database/pool.ts';
import { revise } from '../../subject/revise.ts';
import { refuseStale, touchSubject } from '../../subject/touch.ts';
import { refuseArchived } from './discussion.action.ts';
import { type DiscussionRow, readChangedDiscussion } from './discussion.queries.ts';
import { findNewHome, moveDiscussion, refuseToTakeAway } from './move.ts';
import { pollBody, savePoll } from './poll.save.ts';

/** A discussion as a revision keeps it. */
export async function discussionBody(tx: Tx, id: number): Promise<Body> {
  const { rows } = await sql<{ body: Body }>`
    select jsonb_build_object('title', s.title, 'status', s.status, 'body', d.body, 'poll', ${pollBody}, 'topic', s.parent_id) as body
    from subject s join discussion d on d.id = s.id where s.id = ${id}`.execute(tx);
  return rows[0]!.body;
}

/** The topics that a discussion moves from and to. */
const topicsOf = (found: LockedSubject, home: LockedSubject | null): number[] =>
  [found.parentId, home?.id].filter((id) => id !== null && id !== undefined);

/**
 * Saves a change of a discussion that the caller may edit. Throws `conflict` if somebody has saved since, `subject.archived`, `poll.voted`,
 * `poll.day`; if it moves, also as `findNewHome` and `refuseToTakeAway` do.
 */
export async function saveDiscussion(
  act: Act,
  found: LockedSubject,
  { title, body, poll, topic, version }: UpdateDiscussionInput,
): Promise<DiscussionRow> {
  const { tx, caller, emit, services } = act;
  refuseArchived(found);
  refuseStale(found, version);
  const home = topic === undefined || topic === found.parentId ? undefined : await findNewHome(act, topic);
  if (home !== undefined) await refuseToTakeAway(act, found);

  await revise(act, discussionBody, found, async () => {
    const words = body && { body: body.json, body_text: body.text };
    if (words) await tx.updateTable('discussion').set(words).where('id', '=', found.id).execute();
    if (poll !== undefined) await savePoll(tx, found.id, poll, osloToday(services.now()));
    if (home !== undefined) await moveDiscussion(tx, found, home);
    await touchSubject(tx, found.id, { ...(title && { title }) });
  });

  if (home === undefined) await emit({ name: 'discussion.updated', subjectId: found.id });
  else await emit({ name: 'discussion.moved', subjectId: found.id, shownOn: topicsOf(found, home), endsRights: true });
  return readChangedDiscussion(tx, caller, found.id);
}
