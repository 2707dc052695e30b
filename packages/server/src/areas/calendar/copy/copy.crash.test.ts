import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../core/testing/database.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { type ServerProcess, startProcess } from '../../../core/testing/process.ts';
import { richText } from '../../../subject/testing/things.ts';

/** A real process is killed while it copies; another one goes on (product/sharing#copies-and-forks). */
let database: TestDatabase;
let server: ServerProcess;
let kari: TestPerson;
let wheel: string;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
  kari = await makePerson(database.db, 'Kari Nes', await makeOrganization(database.db, 'Fjordvik kommune'));
  server = await startProcess({ DATABASE_URL: database.url });
  wheel = (
    await ask<{ createCalendar: { id: string } }>('createCalendar(input: $input) { id }', 'CreateCalendarInput', {
      title: 'Økonomi',
      color: '#1f6f8b',
    })
  ).createCalendar.id;
  const event = {
    calendar: wheel,
    title: 'Møte',
    description: richText('Kvifor'),
    startDate: `${nextYear}-01-07`,
    todoTemplate: ['Kalle inn'],
  };
  await ask('createEvent(input: $input) { id }', 'CreateEventInput', { ...event, activities: many });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** Future days, within the years that a wheel shows. */
const nextYear = new Date().getFullYear() + 1;
const many = Array.from({ length: 28 }, (_, day) => `${nextYear}-02-${String(day + 1).padStart(2, '0')}`).map(
  (day) => ({
    startDate: day,
    endDate: day,
  }),
);

async function ask<Data>(field: string, type: string, input: object): Promise<Data> {
  const { data, errors } = await server.graphql<Data>(kari, `mutation ($input: ${type}!) { ${field} }`, { input });
  expect(errors).toBeUndefined();
  return data;
}

async function askForCopy(): Promise<string> {
  const input = { id: wheel, title: 'Kopi av Økonomi' };
  const { copyCalendar } = await ask<{ copyCalendar: { reference: string } }>(
    'copyCalendar(input: $input) { reference }',
    'CopyCalendarInput',
    input,
  );
  return copyCalendar.reference;
}

async function stateOf(reference: string): Promise<string> {
  const row = await database.db
    .selectFrom('calendar_copy')
    .select('state')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return row.state;
}

/** Counts the year wheels, series, activities and checklist items. */
async function counts(): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from subject where kind = k) as count from unnest('{CALENDAR,EVENT,EVENT_INSTANCE,TASK}'::subject_kind[]) k`.execute(
    database.db,
  );
  return rows.map(({ count }) => count);
}

/** Counts the statements that wait for a lock on the checklists, which a copy writes last. */
async function blocked(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from pg_locks where relation = 'todo'::regclass and not granted`.execute(database.db);
  return rows[0]!.count;
}

it('is made within a moment by a process that lives', async () => {
  const reference = await askForCopy();
  await expect.poll(() => stateOf(reference), { interval: 50 }).toBe('DONE');
  expect(await counts()).toEqual([2, 2, 56, 56]);
});

it('leaves nothing behind where the process is killed half-way, and is made once by the next', async () => {
  let reference = '';
  await database.db.transaction().execute(async (tx) => {
    await sql`lock table todo in exclusive mode`.execute(tx);
    reference = await askForCopy();
    await expect.poll(blocked).toBe(1);
    await server.stop('SIGKILL');
    expect(await counts()).toEqual([2, 2, 56, 56]);
  });
  expect(await stateOf(reference)).toBe('WAITING');
  server = await startProcess({ DATABASE_URL: database.url });
  await expect.poll(() => stateOf(reference), { timeout: 90_000, interval: 200 }).toBe('DONE');
  await sleep(1_000);
  expect(await counts()).toEqual([3, 3, 84, 84]);
});

it('is tried again where the database broke the connection', async () => {
  let reference = '';
  await database.db.transaction().execute(async (tx) => {
    await sql`lock table todo in exclusive mode`.execute(tx);
    reference = await askForCopy();
    await expect.poll(blocked).toBe(1);
    await sql`select pg_terminate_backend(pid) from pg_locks where relation = 'todo'::regclass and not granted`.execute(
      database.db,
    );
    await expect.poll(blocked).toBe(1);
  });
  await expect.poll(() => stateOf(reference), { timeout: 90_000, interval: 200 }).toBe('DONE');
  expect(await counts()).toEqual([4, 4, 112, 112]);
});
