import { AsyncLocalStorage } from 'node:async_hooks';
import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { smallKey } from '../core/base/storage.ts';
import { incomingPath } from '../core/storage/incoming.ts';
import { type LiveClient, openLive } from '../core/testing/live-client.ts';
import { serveWorld } from '../core/testing/live-server.ts';
import type { TestPerson } from '../core/testing/people.ts';
import { saysHowToPlan } from '../core/testing/statements.ts';
import type { World } from '../core/testing/world.ts';
import type { Call, Operation } from './calls.ts';
import type { Outcome } from './expected.ts';
import type { Things } from './things.ts';

/** The result of one call: its outcome, every byte of the answer, and the SQL statements that it took. */
export type Heard = { outcome: Outcome; answer: string; statements: string[] };

/** Calls the real server of a world: GraphQL, REST and the live channel. */
export type Asker = {
  ask: (operation: Operation, things: Things, as: TestPerson | null) => Promise<Heard>;
  close: () => Promise<void>;
};

/** Stores bytes for a file that was made without any. */
async function storeBytes(
  { db, services: { settings, storage } }: World,
  id: number,
  table: 'user_file' | 'grant_case_file' = 'user_file',
): Promise<void> {
  const file = await db.selectFrom(table).select('key').where('id', '=', id).executeTakeFirst();
  for (const key of file ? [file.key, smallKey(file.key)] : []) {
    const path = await incomingPath(settings);
    await writeFile(path, 'x');
    await storage.put(key, path);
  }
}

type Answer = Omit<Heard, 'statements'>;

/** Opens a live channel for each person, and begins to record every statement that this process sends. */
export async function makeAsker(world: World, people: readonly TestPerson[]): Promise<Asker> {
  const server = await serveWorld(world);
  const clients = new Map<TestPerson | null, LiveClient>();
  for (const person of people) clients.set(person, await openLive(server, person));
  const statements = watchStatements();

  const subscribe = async (id: number, as: TestPerson | null): Promise<Answer> => {
    const client = clients.get(as);
    if (!client) {
      const { body, text } = await world.rest(as, 'POST', '/auth/live-ticket', {});
      return { outcome: (body as { code: Outcome }).code, answer: text };
    }
    const frame = await client.subscribe(id);
    const { channel: _channel, ...told } = frame;
    const outcome = frame.type === 'subscribed' ? 'ok' : (frame.code as Outcome);
    return { outcome, answer: JSON.stringify(told) };
  };

  return {
    ask: async (operation, things, as) => {
      const call = operation.call!(things, as);
      if (/^(GET \/file\/|POST \/file\/copy)/.test(operation.name)) await storeBytes(world, things.file);
      for (const { there } of operation.name === 'GET /grant-case/file/:id' ? things.caseFiles.values() : [])
        await storeBytes(world, there, 'grant_case_file');
      const [sent, answer] =
        'channel' in call
          ? await statements.ofProcess(() => subscribe(call.channel, as))
          : await statements.ofCall(() => overHttp(world, operation, call, as));
      return { ...answer, statements: sent };
    },
    close: async () => {
      for (const client of clients.values()) client.close();
      statements.stop();
      await server.close();
    },
  };
}

async function overHttp(
  world: World,
  { name, need }: Operation,
  call: Exclude<Call, { channel: number }>,
  as: TestPerson | null,
): Promise<Answer> {
  const isByAddress = name.startsWith('GET /meta/') || need === 'read by link';
  const { status, body, text, headers } =
    'query' in call
      ? await world.rest(as, 'POST', '/graphql', { query: call.query, variables: call.variables })
      : await world.rest(isByAddress ? null : as, call.method, call.path, call.body);
  const { date: _date, ...rest } = headers;
  return { outcome: outcomeOf(status, body), answer: `${status} ${inOneOrder(text)} ${JSON.stringify(rest)}` };
}

/** Puts `data` before `errors`: which comes first depends only on how often the query has been asked. */
const inOneOrder = (text: string) => text.replace(/^\{("errors":.*),("data":null)\}$/s, '{$2,$1}');

type Body = { code?: Outcome; errors?: { extensions: { code: Outcome } }[] } | undefined;

function outcomeOf(status: number, body: Body): Outcome {
  const code = body?.errors?.[0]?.extensions.code ?? (status < 300 ? undefined : body?.code);
  return code ?? (status < 300 ? 'ok' : (`status ${status}` as Outcome));
}

/**
 * Statements of the process itself, not of a call: a listener's sign of life, its connecting again, and, some moments after a change, the
 * check of which listeners may still read.
 */
const byItself = /^\s*(select$|listen |select open\.at,)/i;

/** Returns what some work sends to PostgreSQL, and its result. */
type Listening = <Result>(work: () => Promise<Result>) => Promise<[statements: string[], result: Result]>;

type Statements = {
  /** Hears only what is sent in the course of the work, whatever else this process does meanwhile. */
  ofCall: Listening;
  /** Hears all that this process sends meanwhile: a live channel answers on a socket, outside the course of the work. */
  ofProcess: Listening;
  stop: () => void;
};

/** Records the texts of the statements that are sent from now on. */
function watchStatements(): Statements {
  const { query } = pg.Client.prototype;
  const course = new AsyncLocalStorage<string[]>();
  let all: string[] | undefined;
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: [string | { text: string }]) {
    const [asked] = args;
    const text = typeof asked === 'string' ? asked : asked.text;
    const sent = all ?? course.getStore();
    if (!byItself.test(text) && !saysHowToPlan(text)) sent?.push(text);
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as never;
  return {
    ofCall: async (work) => {
      const sent: string[] = [];
      const result = await course.run(sent, work);
      return [[...sent], result];
    },
    ofProcess: async (work) => {
      const sent: string[] = [];
      all = sent;
      const result = await work();
      all = undefined;
      return [sent, result];
    },
    stop: () => {
      pg.Client.prototype.query = query;
    },
  };
}
