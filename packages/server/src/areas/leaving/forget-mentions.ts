import { commentTitle } from '@samspel/domain/comment/comment';
import { plainTextOf } from '@samspel/domain/text/plain-text';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';
import { formerName } from './former-name.ts';

/** Replaces a person's name in the mentions of all comments and their earlier versions. The authors see '@Tidlegare brukar'. */
export async function forgetMentions(tx: Tx, id: number): Promise<void> {
  const { rows: comments } = await sql<{ id: number; message: string }>`
    select c.id, c.message from comment c join comment_mention m on m.comment_id = c.id where m.person_id = ${id}`.execute(
    tx,
  );
  for (const comment of comments) {
    const message = withoutName(comment.message, id) as string;
    const message_text = plainTextOf(JSON.parse(message));
    await tx.updateTable('comment').set({ message, message_text }).where('id', '=', comment.id).execute();
    const title = commentTitle(message_text);
    await tx.updateTable('subject').set({ title }).where('id', '=', comment.id).execute();
  }
  const { rows: earlier } = await sql<{ id: number; body: unknown; replaced: unknown }>`
    select r.id, r.body, r.replaced from revision r join subject s on s.id = r.subject_id
    where s.kind = 'COMMENT' and concat(r.body, r.replaced) like '%mention%' and concat(r.body, r.replaced) like ${`%${id}%`}`.execute(
    tx,
  );
  for (const { id: revision, body, replaced } of earlier) {
    const [said, before] = [body, replaced].map((one) => one && JSON.stringify(withoutName(one, id)));
    await sql`update revision set body = ${said}::jsonb, replaced = ${before}::jsonb where id = ${revision}`.execute(
      tx,
    );
  }
}

/** Returns the value with the label of each mention of the person replaced, also in rich texts that are stored as strings. */
function withoutName(value: unknown, id: number): unknown {
  if (typeof value === 'string') return inString(value, id);
  if (Array.isArray(value)) return value.map((one) => withoutName(one, id));
  if (value === null || typeof value !== 'object') return value;
  const { type, attrs } = value as { type?: unknown; attrs?: { id?: unknown } };
  if (type === 'mention' && Number(attrs?.id) === id) return { ...value, attrs: { ...attrs, label: formerName } };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutName(one, id)]));
}

function inString(text: string, id: number): string {
  if (!text.startsWith('{')) return text;
  try {
    return JSON.stringify(withoutName(JSON.parse(text), id));
  } catch {
    return text;
  }
}
