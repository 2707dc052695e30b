import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Day } from '@samspel/domain/time/day';
import { createLink } from '../areas/link/link.actions.ts';
import { addToRelated } from '../areas/relation/relation.actions.ts';
import { createTopic } from '../areas/topic/topic.actions.ts';
import type { Services } from '../core/base/services.ts';
import { follow, like } from '../subject/reaction/reaction.actions.ts';
import type { DemoPeople } from './demo-people.ts';
import { type DemoTopic, demoTopics } from './demo-topics.ts';
import { subjectsCalled } from './subjects-called.ts';
import { workdayBefore } from './working-days.ts';

/** Makes the topics of the demo with the same actions that people use, and dates them back. */
export async function seedTopics(services: Services, people: DemoPeople, today: Day): Promise<void> {
  for (const topic of demoTopics) await seedTopic(services, people, today, topic);
}

async function seedTopic(services: Services, people: DemoPeople, today: Day, topic: DemoTopic): Promise<void> {
  const { by, title, category, description, kostra, access, links = [], followers, claps = [], daysAgo } = topic;
  const made = await createTopic(services, people[by], {
    title,
    category,
    description: JSON.stringify(richTextOf(description.join('\n\n'))),
    kostraFunctions: await serviceAreas(services, kostra),
    access: access(people),
  });
  const { id } = made;
  const wheels = await subjectsCalled(services, 'CALENDAR', topic.wheels);
  if (wheels.length > 0) await addToRelated(services, people[by], { meta: id, metasToAdd: wheels });
  for (const link of links) await createLink(services, people[by], { meta: id, ...link });
  for (const name of followers) await follow(services, people[name], { id }, '');
  for (const name of claps) await like(services, people[name], { id }, '');
  const at = new Date(`${workdayBefore(today, daysAgo)}T10:00:00Z`);
  await services.db.updateTable('subject').set({ date_created: at, last_updated: at }).where('id', '=', id).execute();
  await services.db.updateTable('domain_event').set({ at }).where('subject_id', '=', id).execute();
}

async function serviceAreas({ db }: Services, numbers: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('kostra_function').select('id').where('kid', 'in', numbers).execute();
  return rows.map(({ id }) => id);
}
