import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import type { World } from '../../../core/testing/world.ts';
import { call } from '../../calendar/testing/wheels.ts';
import { kinds } from '../../index.ts';
import { deliverJob } from '../deliver.job.ts';

/** A notification as GraphQL returns it. */
export type Told = {
  id: string;
  message: string;
  beenRead: boolean;
  href: string | null;
  hrefType: string | null;
  by: { name: string } | null;
};

type Page = { nodes: Told[]; totalCount: number; newCount: number; lastCheck: string | null };

/** Runs the job that writes the notifications of everything that has happened. */
export const tellAll = (world: World) => deliverJob(kinds).run(world.services);

/** A person's notifications, after the job has run. */
export async function shownTo(world: World, as: TestPerson): Promise<Page> {
  await tellAll(world);
  const { data, errors } = await world.graphql<{ myNotifications: Page }>(
    as,
    '{ myNotifications(limit: 100) { totalCount newCount lastCheck nodes { id message beenRead href hrefType by { name } } } }',
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.myNotifications;
}

/** The sentences of a person's notifications, the newest first, without Markdown characters. */
export const saidTo = async (world: World, as: TestPerson): Promise<string[]> =>
  (await shownTo(world, as)).nodes.map(({ message }) => message.replace(/\*\*|\\/g, ''));

/** Deletes all notifications, choices and follows, and marks all events as done. */
export async function forgetAll({ db }: World): Promise<void> {
  await db.updateTable('domain_event').set({ waits: false }).execute();
  await db.deleteFrom('notification').execute();
  await db.deleteFrom('notification_check').execute();
  await db.deleteFrom('notify_choice').execute();
  await db.deleteFrom('follow').execute();
}

/** Sends one field of a mutation, with its arguments and selection. */
export const act = (world: World, as: TestPerson, mutation: string) =>
  world.graphql<Record<string, never>>(as, `mutation { ${mutation} }`);

/** Changes the title of a year wheel, whatever its version is. */
export async function rename(world: World, as: TestPerson, id: string, title: string): Promise<void> {
  const { version } = await world.db
    .selectFrom('subject')
    .select('version')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  dataOf(await call(world, as, 'updateCalendar', { id, version, title }));
}
