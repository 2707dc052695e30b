import { richTextOf } from '@samspel/domain/text/plain-text';
import type pg from 'pg';
import type { QueryConfig } from 'pg';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { type Asking, asking, cpuClock, inPg } from './asking.ts';
import { seedComments } from './comment-data.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { inLanes, milliseconds, percentile, report } from './report.ts';
import { type GraphqlCall, sentByApp } from './sent-by-app.ts';
import { untilTold } from './told.ts';

const requests = 320;
/** Comments on an activity before it is measured. */
const comments = 500;

/** Returns the call that a page sends when somebody presses «Send». */
const commentOn = (activity: number, text: string): GraphqlCall => ({
  query: `mutation ($input: CreateCommentInput!) { createComment(input: $input) {
    id meta parent status version message dateCreated editedAt likes isLiked mayEdit mayRemove files { id }
    author { id name uri picture } on { id commentCount ... on Discussion { answerCount lastUpdated } } } }`,
  variables: { input: { meta: String(activity), message: JSON.stringify(richTextOf(text)) } },
});

/**
 * Measures writing a comment over HTTP on an activity that has 500, until those whom it concerns are notified: one at a time and 16 at once, against
 * its own statements through pg alone.
 */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  const [warm, alone, crowded, bare] = await seedComments(database.db, 4, comments);
  const server = await startProcess({ DATABASE_URL: database.url });
  const people = await asking(database, server);
  const cpuSoFar = await cpuClock(database, server);
  const write = writer(database, people, cpuSoFar);
  await write(warm!, 16);
  const [once, often] = [await write(alone!, 1), await write(crowded!, 16)];
  await server.stop();
  const own = await ownStatements(database, people, bare!);
  const line = (what: string, { time, cpu }: Written) => ({
    what: `${what}; ${milliseconds(cpu)} of CPU a comment in server and database`,
    figure: milliseconds(time),
    against: `${milliseconds(own.time)} for its own ${own.count} statements through pg alone`,
    ratio: time / own.time,
    aim: '3.35 ms of CPU',
  });
  report(`A comment on an activity with ${comments}`, [line('one at a time', once), line('16 at once', often)]);
  await database.close();
}

/** The median milliseconds of a comment, and its CPU milliseconds. */
type Written = { time: number; cpu: number };

/** Makes the function that writes comments on an activity, in a number of parallel lanes. */
function writer({ db }: BenchDatabase, { ask }: Asking, cpuSoFar: () => number) {
  let count = 0;
  return async (activity: number, lanes: number): Promise<Written> => {
    const before = cpuSoFar();
    const times = await inLanes(lanes, requests / lanes, () => {
      count += 1;
      return ask([commentOn(activity, `Eg har sett på punkt ${count}, og det er i orden.`)]);
    });
    await untilTold(db);
    return { time: percentile(times, 0.5), cpu: (cpuSoFar() - before) / requests };
  };
}

/** Returns the milliseconds of the statements that write a comment, and their number. */
async function ownStatements(database: BenchDatabase, { tokens }: Asking, activity: number) {
  const [first, second] = [commentOn(activity, 'Det første'), commentOn(activity, 'Det andre')];
  const sent = await sentByApp(database, tokens[0]!, [second], [first], /./);
  const { rows } = await database.pool.query<{ id: number }>('select max(id) as id from comment');
  const time = await inPg(database, (client) => writeAgain(client, sent, String(rows[0]!.id)));
  return { time, count: sent.length };
}

/** Sends the statements that wrote a comment once more, to write another one: the new comment's number replaces the old one. */
async function writeAgain(client: pg.Client, sent: readonly QueryConfig[], written: string): Promise<void> {
  let id = written;
  for (const { name, text, values } of sent) {
    const renumbered = values?.map((value) => renumber(value, written, id));
    const { rows } = await client.query({ name, text, values: renumbered });
    if (text.includes('nextval')) id = String(rows[0].id);
  }
}

function renumber(value: unknown, written: string, id: string): unknown {
  if (Array.isArray(value)) return value.map((one) => renumber(one, written, id));
  if (typeof value === 'number') return String(value) === written ? id : value;
  return typeof value === 'string' ? value.replaceAll(written, id) : value;
}
