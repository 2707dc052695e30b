import { richTextOf } from '@samspel/domain/text/plain-text';
import type { RichText } from '@samspel/domain/text/rich-text';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import { createComment } from '../areas/comment/comment.actions.ts';
import type { Services } from '../core/base/services.ts';
import { like } from '../subject/reaction/reaction.actions.ts';
import { type DemoComment, demoComments } from './demo-comments.ts';
import type { DemoPeople } from './demo-people.ts';
import { workdayBefore } from './working-days.ts';

/** Makes the comments of the demo with the same actions that people use, and dates them back. */
export async function seedComments(services: Services, people: DemoPeople, today: Day): Promise<void> {
  for (const [title, said] of Object.entries(demoComments)) {
    const { rows } = await sql<{ id: number }>`
      select i.id from event_instance i join subject s on s.id = i.id
      where s.title = ${title} and i.end_date >= ${today} order by i.end_date limit 1`.execute(services.db);
    for (const comment of rows[0] ? said : []) await sayComment(services, people, today, rows[0]!.id, comment);
  }
}

/** Makes one comment with its replies. Returns its id. */
export async function sayComment(
  services: Services,
  people: DemoPeople,
  today: Day,
  meta: number,
  { by, to, text, daysAgo, claps = [], replies = [] }: DemoComment,
  parent?: number,
): Promise<number> {
  const message = JSON.stringify(to ? calling(people[to].id, text) : richTextOf(text));
  const { id } = await createComment(services, people[by], { meta, parent, message });
  for (const name of claps) await like(services, people[name], { id }, '');
  await dateBack(services, id, workdayBefore(today, daysAgo));
  for (const reply of replies) await sayComment(services, people, today, meta, reply, id);
  return id;
}

const calling = (id: number, text: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'mention', attrs: { id, label: '' } },
        { type: 'text', text: ` ${text}` },
      ],
    },
  ],
});

/** Returns how many minutes after 8:00 UTC a comment was written: of comments on one day, those made later get a later time. */
const minutesOf = (id: number): number => (id % 100) * 3;

/** Dates a thing back to a day. Of things on one day, those made later get a later time. */
export async function dateBack({ db }: Services, id: number, day: Day): Promise<void> {
  const at = new Date(Date.parse(`${day}T08:00:00Z`) + minutesOf(id) * 60_000);
  await db.updateTable('subject').set({ date_created: at, last_updated: at }).where('id', '=', id).execute();
  await db.updateTable('comment_mention').set({ date_created: at }).where('comment_id', '=', id).execute();
  await db.updateTable('domain_event').set({ at }).where('subject_id', '=', id).execute();
}
