import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import { acceptAnswer } from '../areas/discussion/answer.actions.ts';
import { createDiscussion } from '../areas/discussion/discussion.actions.ts';
import { visitDiscussion } from '../areas/discussion/visit.actions.ts';
import type { Services } from '../core/base/services.ts';
import { like } from '../subject/reaction/reaction.actions.ts';
import { type DemoDiscussion, demoDiscussions } from './demo-discussions.ts';
import type { DemoPeople } from './demo-people.ts';
import { dateBack, sayComment } from './seed-comments.ts';
import { workdayBefore } from './working-days.ts';

/** Asks and answers what the people of the demo did lately in the forum, through the very actions that people use, and dates it back. */
export async function seedDiscussions(services: Services, people: DemoPeople, today: Day): Promise<void> {
  for (const discussion of demoDiscussions) await ask(services, people, today, discussion);
}

async function ask(
  services: Services,
  people: DemoPeople,
  today: Day,
  { by, daysAgo, title, text, claps = [], answers = [] }: DemoDiscussion,
): Promise<void> {
  const body = JSON.stringify(richTextOf(text));
  const { id } = await createDiscussion(services, people[by], { title, body });
  for (const name of claps) await like(services, people[name], { id }, '');
  for (const reader of Object.values(people)) await visitDiscussion(services, reader, { id }, '');
  for (const { isAccepted, ...answer } of answers) {
    const comment = await sayComment(services, people, today, id, answer);
    if (isAccepted) await acceptAnswer(services, people[by], { id: comment }, '');
  }
  await dateBack(services, id, workdayBefore(today, daysAgo));
  await sql`
    update subject set last_updated = greatest(last_updated, (select max(s.date_created) from comment c join subject s on s.id = c.id where c.on_id = ${id}))
    where id = ${id}`.execute(services.db);
}
