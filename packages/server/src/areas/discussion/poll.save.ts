import { isPollDay } from '@samspel/domain/discussion/poll';
import type { PollInput } from '@samspel/domain/discussion/poll.input';
import { Refusal } from '@samspel/domain/refusal';
import { isSame } from '@samspel/domain/subject/change';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** The poll of the discussion `s`, as an input and a revision have it; null if there is none. */
export const pollBody = sql`(
  select jsonb_build_object('choices', (select jsonb_agg(c.title order by c.place) from poll_choice c where c.discussion_id = p.discussion_id),
    'isSeveral', p.is_several, 'closes', p.closes) from poll p where p.discussion_id = s.id)`;

/** Adds a poll to a discussion that has none. Throws `poll.day`. */
export async function writePoll(tx: Tx, discussionId: number, poll: PollInput, today: Day): Promise<void> {
  if (!isPollDay(poll.closes, today)) throw new Refusal('poll.day', 'input.poll.closes');
  const { isSeveral: is_several, closes } = poll;
  await tx.insertInto('poll').values({ discussion_id: discussionId, is_several, closes }).execute();
  const choices = poll.choices.map((title, place) => ({ discussion_id: discussionId, place, title }));
  await tx.insertInto('poll_choice').values(choices).execute();
}

/** Changes or removes the poll of a locked discussion: all of it until the first vote, then only its last day. Throws `poll.voted`, `poll.day`. */
export async function savePoll(tx: Tx, discussionId: number, poll: PollInput | null, today: Day): Promise<void> {
  const now = await readPoll(tx, discussionId);
  if (isSame(now, poll)) return;
  if (now && poll && isSame({ ...now, closes: poll.closes }, poll))
    return moveLastDay(tx, discussionId, poll.closes, today);
  if (await isVoted(tx, discussionId)) throw new Refusal('poll.voted', 'input.poll');
  await tx.deleteFrom('poll').where('discussion_id', '=', discussionId).execute();
  if (poll) await writePoll(tx, discussionId, poll, today);
}

async function readPoll(tx: Tx, discussionId: number): Promise<PollInput | null> {
  const { rows } = await sql<PollInput>`
    select (select jsonb_agg(c.title order by c.place) from poll_choice c where c.discussion_id = p.discussion_id) as choices,
      p.is_several as "isSeveral", p.closes from poll p where p.discussion_id = ${discussionId}`.execute(tx);
  return rows[0] ?? null;
}

async function moveLastDay(tx: Tx, discussionId: number, closes: Day, today: Day): Promise<void> {
  if (!isPollDay(closes, today)) throw new Refusal('poll.day', 'input.poll.closes');
  await tx.updateTable('poll').set({ closes }).where('discussion_id', '=', discussionId).execute();
}

async function isVoted(tx: Tx, discussionId: number): Promise<boolean> {
  const { rows } = await sql`select from poll_vote where discussion_id = ${discussionId} limit 1`.execute(tx);
  return rows.length > 0;
}
