import type { UpdateDiscussionInput } from '@samspel/domain/discussion/discussion.input';
import type { Body } from '@samspel/domain/subject/change';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { FoundSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import type { Tx } from '../../core/database/pool.ts';
import { revise } from '../../subject/revise.ts';
import { refuseStale, touchSubject } from '../../subject/touch.ts';
import { refuseArchived } from './discussion.action.ts';
import { type DiscussionRow, readChangedDiscussion } from './discussion.queries.ts';
import { pollBody, savePoll } from './poll.save.ts';

/** What a discussion asks, as a revision keeps it. */
export async function discussionBody(tx: Tx, id: number): Promise<Body> {
  const { rows } = await sql<{ body: Body }>`
    select jsonb_build_object('title', s.title, 'status', s.status, 'body', d.body, 'poll', ${pollBody}) as body
    from subject s join discussion d on d.id = s.id where s.id = ${id}`.execute(tx);
  return rows[0]!.body;
}

/** Saves a change of a discussion that the caller may edit. Throws `conflict` where somebody has saved since, `subject.archived`, `poll.voted`, `poll.day`. */
export async function saveDiscussion(
  act: Act,
  found: FoundSubject,
  { title, body, poll, version }: UpdateDiscussionInput,
): Promise<DiscussionRow> {
  const { tx, caller, tell, services } = act;
  refuseArchived(found);
  refuseStale(found, version);

  await revise(act, discussionBody, found, async () => {
    const words = body && { body: body.json, body_text: body.text };
    if (words) await tx.updateTable('discussion').set(words).where('id', '=', found.id).execute();
    if (poll !== undefined) await savePoll(tx, found.id, poll, osloToday(services.now()));
    await touchSubject(tx, found.id, { ...(title && { title }) });
  });

  await tell({ name: 'discussion.updated', subjectId: found.id });
  return readChangedDiscussion(tx, caller, found.id);
}
