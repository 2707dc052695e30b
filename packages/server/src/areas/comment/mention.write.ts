import { Refusal } from '@samspel/domain/refusal';
import { mentionsIn, nameMentions } from '@samspel/domain/text/mention';
import type { RichText } from '@samspel/domain/text/rich-text';
import { type StoredText, storedTextOf } from '@samspel/domain/text/stored-text';
import { sql } from 'kysely';
import { maySee, row } from '../../core/access/rules.ts';
import { everyone } from '../../core/access/who.ts';
import type { Tx } from '../../core/database/pool.ts';

/** The words of a comment as they are stored, and whom it mentions. */
export type Message = StoredText & { mentions: readonly number[] };

/**
 * Reads a message and gives its mentions people's current names. Refuses a mention of a person who may not read the thing, or who does not exist, in
 * the same way: `comment.mention`. A person whom the comment already mentioned stays, whatever they may read now.
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

/** Stores whom a comment mentions now; people already mentioned keep the time of their first mention. Returns those newly mentioned. */
export async function keepMentions(tx: Tx, commentId: number, people: readonly number[]): Promise<number[]> {
  await sql`delete from comment_mention where comment_id = ${commentId} and person_id <> all (${people}::bigint[])`.execute(
    tx,
  );
  return addMentions(tx, commentId, people);
}

/** Adds mentions to those that a comment already has. Returns the new ones. */
async function addMentions(tx: Tx, commentId: number, people: readonly number[]): Promise<number[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into comment_mention (comment_id, person_id) select ${commentId}, unnest(${people}::bigint[]) on conflict do nothing
    returning person_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}
