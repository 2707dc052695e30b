import type { CopyFrom } from '@samspel/domain/calendar/copy';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import type { Answer, World } from '../../../core/testing/world.ts';
import { copyJob } from '../copy/copy.job.ts';

type CopyAnswer = {
  reference: string;
  state: string;
  problem: string | null;
  calendar: { id: string; title: string } | null;
  origin: { id: string; title: string } | null;
};

const fields = '{ reference state problem calendar { id title } origin { id title } }';

type Input = { id: string; title: string; from?: CopyFrom };

/** Asks for a copy. */
export const copy = (
  world: World,
  as: TestPerson | null,
  input: Input,
): Promise<Answer<{ copyCalendar: CopyAnswer }>> =>
  world.graphql(as, `mutation ($input: CopyCalendarInput!) { copyCalendar(input: $input) ${fields} }`, { input });

/** Asks for a fork. */
const fork = (world: World, as: TestPerson, input: Input): Promise<Answer<{ forkCalendar: CopyAnswer }>> =>
  world.graphql(as, `mutation ($input: CopyCalendarInput!) { forkCalendar(input: $input) ${fields} }`, { input });

/** Reads how far a copy is. */
export const copyOf = (
  world: World,
  as: TestPerson,
  reference: string,
): Promise<Answer<{ calendarCopy: CopyAnswer }>> =>
  world.graphql(as, `query ($reference: String!) { calendarCopy(reference: $reference) ${fields} }`, { reference });

/** Runs the job; returns how many copies it made. */
export async function finish(world: World): Promise<number> {
  const done = () => world.db.selectFrom('calendar_copy').select('reference').where('state', '=', 'DONE').execute();
  const before = (await done()).length;
  await copyJob.run(world.services);
  return (await done()).length - before;
}

/** Runs the job; returns the id of a copy that it made. */
export async function idOfCopy(world: World, as: TestPerson, reference: string): Promise<string> {
  await finish(world);
  return dataOf(await copyOf(world, as, reference)).calendarCopy.calendar!.id;
}

/** Makes a fork, of this year unless said otherwise; returns its id. */
export async function forked(
  world: World,
  as: TestPerson,
  calendar: string,
  title = 'Mi grein',
  from: CopyFrom = 'THIS_YEAR',
): Promise<string> {
  return idOfCopy(world, as, dataOf(await fork(world, as, { id: calendar, title, from })).forkCalendar.reference);
}

/** Makes a copy, of this year unless said otherwise; returns its id. */
export async function copied(
  world: World,
  as: TestPerson,
  calendar: string,
  title = 'Min kopi',
  from: CopyFrom = 'THIS_YEAR',
): Promise<string> {
  return idOfCopy(world, as, dataOf(await copy(world, as, { id: calendar, title, from })).copyCalendar.reference);
}
