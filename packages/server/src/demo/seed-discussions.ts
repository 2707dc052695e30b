import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import { acceptAnswer } from '../areas/discussion/answer.actions.ts';
import { createDiscussion } from '../areas/discussion/discussion.actions.ts';
import { visitDiscussion } from '../areas/discussion/visit.actions.ts';
import { addToRelated } from '../areas/relation/relation.actions.ts';
import type { Services } from '../core/base/services.ts';
import { like } from '../subject/reaction/reaction.actions.ts';
import { type DemoDiscussion, demoDiscussions } from './demo-discussions.ts';
import type { DemoPeople } from './demo-people.ts';
import { dateBack, sayComment } from './seed-comments.ts';
import { subjectsCalled } from './subjects-called.ts';
import { workdayBefore } from './working-days.ts';

/** Makes the discussions and answers of the demo with the same actions that people use, and dates them back. */
export async function seedDiscussions(services: Services, people: DemoPeople, today: Day): Promise<void> {
  for (const discussion of demoDiscussions) await ask(services, people, today, discussion);
}

async function ask(services: Services, people: DemoPeople, today: Day, discussion: DemoDiscussion): Promise<void> {
  const { by, daysAgo, title, text, claps = [], answers = [] } = discussion;
  const body = JSON.stringify(richTextOf(text));
  const [topic] = discussion.topic === undefined ? [] : await subjectsCalled(services, 'TOPIC', [discussion.topic]);
  const { id } = await createDiscussion(services, people[by], { title, body, topic });
  const wheels = await subjectsCalled(services, 'CALENDAR', discussion.wheels ?? []);
  if (wheels.length > 0) await addToRelated(services, people[by], { meta: id, metasToAdd: wheels });
  for (const name of claps) await like(services, people[name], { id }, '');
  for (const name of readersOf(discussion)) await visitDiscussion(services, people[name], { id }, '');
  for (const { isAccepted, ...answer } of answers) {
    const comment = await sayComment(services, people, today, id, answer);
    if (isAccepted) await acceptAnswer(services, people[by], { id: comment }, '');
  }
  await dateBack(services, id, workdayBefore(today, daysAgo));
  await sql`
    update subject set last_updated = greatest(last_updated, (select max(s.date_created) from comment c join subject s on s.id = c.id where c.on_id = ${id}))
    where id = ${id}`.execute(services.db);
}

/** Returns who has opened a discussion: in the public forum everybody, on a topic those who wrote in it. */
const readersOf = ({ by, topic, answers = [] }: DemoDiscussion): readonly (keyof DemoPeople)[] =>
  topic === undefined ? ['kari', 'ola', 'astrid', 'per'] : [...new Set([by, ...answers.map((answer) => answer.by)])];
