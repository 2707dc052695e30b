import { Refusal } from '@samspel/domain/refusal';
import { mentionsIn, nameMentions } from '@samspel/domain/text/mention';
import type { RichText } from '@samspel/domain/text/rich-text';
import { type StoredText, storedTextOf } from '@samspel/domain/text/stored-text';
import { sql } from 'kysely';
import { maySee, row } from '../../core/access/rules.ts';
import { everyone } from '../../core/access/who.ts';
import type { Tx } from '../../core/database/pool.ts';

/** What a comment says as it is stored, and whom it mentions. */
export type Message = StoredText & { mentions: readonly number[] };

/**
 * A message with the names that people have now. Refuses a mention of somebody who may not read the thing, or who is not there, alike:
 * `comment.mention`. Whom the comment mentioned before stays in it, whatever they may read since.
 * @param commentId the comment whose words it replaces
 */
export async function readMessage(
  tx: Tx,
  metaId: number,
  written: RichText,
  commentId: number | null = null,
): Promise<Message> {
  const mentions = mentionsIn(written);
  if (mentions.length === 0) return { ...storedTextOf(written), mentions };
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.name from subject s join subject r on r.id = s.root_id cross join person p
    where s.id = ${metaId} and p.id = any (${mentions}::bigint[]) and (${maySee(row('s', 'r'), everyone('p.id'))}
      or exists (select from comment_mention known where known.comment_id = ${commentId}::bigint and known.person_id = p.id))`.execute(
    tx,
  );
  if (rows.length < mentions.length) throw new Refusal('comment.mention', 'input.message');
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return { ...storedTextOf(nameMentions(written, names)), mentions };
}

/** Keeps whom a comment mentions now; who was mentioned before keeps the moment of that. */
export async function keepMentions(tx: Tx, commentId: number, people: readonly number[]): Promise<void> {
  await sql`delete from comment_mention where comment_id = ${commentId} and person_id <> all (${people}::bigint[])`.execute(
    tx,
  );
  await addMentions(tx, commentId, people);
}

/** Keeps whom a comment mentions, beside those whom it mentioned already. */
export async function addMentions(tx: Tx, commentId: number, people: readonly number[]): Promise<void> {
  if (people.length === 0) return;
  await sql`
    insert into comment_mention (comment_id, person_id) select ${commentId}, unnest(${people}::bigint[]) on conflict do nothing`.execute(
    tx,
  );
}
