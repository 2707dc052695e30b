import { randomUUID } from 'node:crypto';
import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import { makeOrganization, makePerson, type TestPerson } from '../packages/server/src/core/testing/people.ts';
import { type ServerProcess, startProcess } from '../packages/server/src/core/testing/process.ts';
import { openBenchDatabase } from './database.ts';
import { milliseconds, percentile, report } from './report.ts';

const activities = 500;
/** Rollovers that are timed; each is taken back before the next. */
const runs = 7;

const preview = `query ($input: RolloverPreviewInput!) { rolloverPreview(input: $input) { from to rule reason isThere goesOn
  eventInstance { id title startDate endDate noteText responsible { id name } calendar { id title } } } }`;
type Row = { to: string | null; rule: string; eventInstance: { id: string } };

/** Measures carrying a year wheel of 500 activities, with checklists and tags, into the next year, over HTTP. */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  const server = await startProcess({ DATABASE_URL: database.url });
  const as = await makePerson(database.db, 'Kari', await makeOrganization(database.db, 'Fjordvik kommune'));
  const year = new Date().getFullYear() + 1;
  const wheel = await seed(server, as, year - 1);
  await sql`vacuum analyze`.execute(database.db);
  const input = { calendars: [wheel], year, rules: [] };

  const times: Record<'preview' | 'apply' | 'undo', number[]> = { preview: [], apply: [], undo: [] };
  const timed = async <Data>(what: keyof typeof times, query: string, variables: object): Promise<Data> => {
    const start = performance.now();
    const { data, errors } = await server.graphql<Data>(as, query, variables);
    times[what].push(performance.now() - start);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  for (let turn = 0; turn < runs; turn += 1) {
    const { rolloverPreview } = await timed<{ rolloverPreview: Row[] }>('preview', preview, { input });
    const rows = rolloverPreview.map(({ to, rule, eventInstance }) => ({ eventInstance: eventInstance.id, to, rule }));
    const reference = randomUUID();
    await timed('apply', 'mutation ($input: RollOverInput!) { rollOver(input: $input) { created } }', {
      input: { year, reference, rows },
    });
    await timed('undo', 'mutation ($reference: ID!) { undoRollover(reference: $reference) { removed } }', {
      reference,
    });
  }
  const line = (what: keyof typeof times, aim: number) => {
    const median = percentile(times[what], 0.5);
    return { what, figure: milliseconds(median), against: `${aim} ms`, ratio: median / aim, aim: 'at most 1' };
  };
  report(`A year wheel of ${activities} activities carried into the next year`, [
    line('preview', 500),
    line('apply', 1_500),
    line('undo', 1_500),
  ]);
  await server.stop();
  await database.close();
}

async function seed(server: ServerProcess, as: TestPerson, year: number): Promise<string> {
  const { data } = await server.graphql<{ createCalendar: { id: string } }>(
    as,
    'mutation { createCalendar(input: { title: "Årshjul", color: "#1f6f8b" }) { id } }',
  );
  const calendar = data.createCalendar.id;
  for (let from = 0; from < activities; from += 100) {
    const input = Array.from({ length: 100 }, (_, at) => ({
      calendar,
      title: `Aktivitet ${from + at}`,
      description: JSON.stringify(richTextOf('Kvifor')),
      startDate: addDays(`${year}-01-05`, (from + at) % 350),
      tags: ['Økonomi'],
      todoTemplate: ['Hent tal', 'Send'],
    }));
    const { errors } = await server.graphql(
      as,
      'mutation ($input: [CreateEventInput!]!) { createEvents(input: $input) { id } }',
      { input },
    );
    if (errors) throw new Error(JSON.stringify(errors));
  }
  return calendar;
}
