import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import { runPrepared } from '../database/prepared.ts';
import type { BatchSchedule } from './batch-schedule.ts';
import type { Context } from './context.ts';

/** A statement that waits for those of its moment. */
type Read = {
  name: string;
  statement: RawBuilder<unknown>;
  answer: (rows: never[]) => void;
  fail: (error: unknown) => void;
};

const waiting = new WeakMap<BatchSchedule, Read[]>();

/**
 * Runs the statement of a batch as `runPrepared` does, in one statement with those of the other batches of an answer that are read at the same moment.
 * Its columns must be what JSON holds: numbers, texts, days, truths, and JSON; a moment may come as text.
 * @param name says what is read. It stands in the text, whose parts are in the order of their names: the same batches make the same text
 */
export function readTogether<Row>(
  { schedule, services }: Pick<Context, 'schedule' | 'services'>,
  name: string,
  statement: RawBuilder<Row>,
): Promise<Row[]> {
  return new Promise((answer, fail) => {
    const read: Read = { name, statement, answer, fail };
    const others = waiting.get(schedule);
    if (others) return void others.push(read);
    const reads = [read];
    waiting.set(schedule, reads);
    queueMicrotask(() => {
      waiting.delete(schedule);
      readAll(services.db, reads);
    });
  });
}

/** Makes moments of those columns of a row that have come as texts. */
export const withMoments = <Row, Name extends keyof Row>(row: Row, ...names: Name[]): Row => ({
  ...row,
  ...Object.fromEntries(names.map((name) => [name, row[name] === null ? null : new Date(row[name] as string | Date)])),
});

/** The most parts of one statement. More than any page has: only a query for nearly everything is read in several, none of which then takes too long. */
const mostJoined = 10;

function readAll(db: Db, reads: readonly Read[]): void {
  const inOneOrder = reads.toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)));
  while (inOneOrder.length > 0) void readPart(db, inOneOrder.splice(0, mostJoined));
}

async function readPart(db: Db, reads: readonly Read[]): Promise<void> {
  try {
    const rows = reads.length === 1 ? [await runPrepared(db, reads[0]!.statement)] : await readJoined(db, reads);
    for (const [at, { answer }] of reads.entries()) answer(rows[at] as never[]);
  } catch (error) {
    for (const { fail } of reads) fail(error);
  }
}

/** Reads each statement's rows as a column of one row. */
async function readJoined(db: Db, reads: readonly Read[]): Promise<unknown[][]> {
  const nameOf = ({ name }: Read, at: number) => `${name} ${at}`;
  const columns = reads.map(
    (read, at) => sql`(select json_agg(part) from (${read.statement}) part) as ${sql.id(nameOf(read, at))}`,
  );
  const [row] = await runPrepared(db, sql<Record<string, unknown[] | null>>`select ${sql.join(columns)}`);
  return reads.map((read, at) => row![nameOf(read, at)] ?? []);
}
