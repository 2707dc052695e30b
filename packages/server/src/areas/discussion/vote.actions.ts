import { isPollOpen } from '@samspel/domain/discussion/poll';
import { votePollInput } from '@samspel/domain/discussion/poll.input';
import { Refusal } from '@samspel/domain/refusal';
import type { Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Tx } from '../../core/database/pool.ts';
import { lockThread } from '../../subject/lock-thread.ts';
import { countIfTogether } from './count-votes.ts';
import { discussionAction, refuseArchived } from './discussion.action.ts';
import { readChangedDiscussion } from './discussion.queries.ts';

/**
 * Votes in the poll of a discussion, instead of what the caller voted before; people who may answer it may vote. The discussion is locked meanwhile,
 * so that nobody changes the choices of a poll in which somebody is about to vote. Open pages hear of it when it is counted together with others.
 */
export const votePoll = discussionAction(votePollInput, async (input, { caller, tx, emit, services }) => {
  await lockThread(tx, input.id);
  const of = { kind: 'DISCUSSION', field: 'input.id', lockShared: true } as const;
  const found = await findSubject(tx, caller, input.id, 'see', of);
  const poll = await readVotable(tx, found.id);

  refuseArchived(found);
  refuseVote(poll, input.choices, osloToday(services.now()));

  const isChange = await writeVote(tx, { discussionId: found.id, personId: caller.id, choices: input.choices });

  const isCounted = isChange && (await countIfTogether(tx, found.id));
  if (isChange) await emit({ name: 'subject.voted', subjectId: found.id, reach: isCounted ? 'unnamed' : 'nobody' });
  return readChangedDiscussion(tx, caller, found.id);
});

type Votable = { isSeveral: boolean; closes: Day; choices: number[] };

async function readVotable(tx: Tx, discussionId: number): Promise<Votable> {
  const { rows } = await sql<Votable>`
    select is_several as "isSeveral", closes, (select jsonb_agg(c.id) from poll_choice c where c.discussion_id = p.discussion_id) as choices
    from poll p where discussion_id = ${discussionId}`.execute(tx);
  if (!rows[0]) throw new Refusal('notFound', 'input.id');
  return rows[0];
}

function refuseVote({ isSeveral, closes, choices }: Votable, chosen: readonly number[], today: Day): void {
  if (!isPollOpen(closes, today)) throw new Refusal('poll.closed', 'input.id');
  if (chosen.some((id) => !choices.includes(id))) throw new Refusal('poll.choiceGone', 'input.choices');
  if (!isSeveral && chosen.length > 1) throw new Refusal('poll.oneChoice', 'input.choices');
}

type Vote = { discussionId: number; personId: number; choices: readonly number[] };

/** Writes the one vote of a person; returns whether it changed. */
async function writeVote(tx: Tx, { discussionId, personId, choices }: Vote): Promise<boolean> {
  const sorted = choices.toSorted((one, other) => one - other);
  const { numAffectedRows } = await sql`
    insert into poll_vote as vote (discussion_id, person_id, choices) values (${discussionId}, ${personId}, ${sorted}::bigint[])
    on conflict (discussion_id, person_id) do update set choices = excluded.choices where vote.choices <> excluded.choices`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}
