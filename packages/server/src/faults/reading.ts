import { setTimeout as sleep } from 'node:timers/promises';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { openDatabase } from '../core/database/pool.ts';
import type { TestPerson } from '../core/testing/people.ts';
import type { ServerProcess } from '../core/testing/process.ts';
import { richText } from './kinds.ts';
import type { StandbyNode } from './pair.ts';

/** A year wheel as its maker is told of it. */
export type Wheel = Readonly<{ id: string; title: string; version: number }>;

/** Asks a process as somebody, who is not refused anything. */
export async function ask<Data>(
  server: ServerProcess,
  as: TestPerson,
  query: string,
  variables?: object,
): Promise<Data> {
  const { data, errors } = await server.graphql<Data>(as, query, variables);
  expect(errors).toBeUndefined();
  return data;
}

/** Returns the titles of the year wheels that somebody finds. */
export async function titlesFor(server: ServerProcess, as: TestPerson): Promise<string[]> {
  const query = '{ allCalendars(limit: 100) { nodes { title } } }';
  const { allCalendars } = await ask<{ allCalendars: { nodes: Wheel[] } }>(server, as, query);
  return allCalendars.nodes.map(({ title }) => title);
}

/** Makes a year wheel that everybody may read. */
export async function makeWheel(server: ServerProcess, as: TestPerson, title: string): Promise<Wheel> {
  const create = 'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id title version } }';
  const input = { title, color: '#1f6f8b' };
  return (await ask<{ createCalendar: Wheel }>(server, as, create, { input })).createCalendar;
}

/** Adds an activity of today to a year wheel. */
export async function makeActivity(server: ServerProcess, as: TestPerson, { id }: Wheel): Promise<void> {
  const create = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }';
  const startDate = osloToday(new Date());
  const input = { calendar: id, title: 'Møte', description: richText('Kvifor'), startDate };
  await ask(server, as, create, { input });
}

/** Does something to a PostgreSQL itself. @param url past the front */
export async function onNode<Row>(url: string, statement: string): Promise<Row[]> {
  const { database } = openDatabase(url, 1);
  const { rows } = await sql<Row>`${sql.raw(statement)}`.execute(database);
  await database.destroy();
  return rows;
}

/** How often a PostgreSQL has read a table that nobody reads there but for people. PostgreSQL counts at most once a second. */
export async function scansOn(url: string, table = 'subject'): Promise<number> {
  const counted = `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = '${table}'`;
  return (await onNode<{ scans: number }>(url, counted))[0]!.scans;
}

/** What a PostgreSQL says the time is. */
export async function timeOn(url: string): Promise<string> {
  return (await onNode<{ now: string }>(url, 'select clock_timestamp()::text as now'))[0]!.now;
}

/**
 * The statements that a standby has begun for people since then, at most the newest of each connection. That is known at once; what `scansOn` counts for
 * a connection that has fallen silent arrives up to ten seconds later.
 */
export async function readsSince(url: string, time: string): Promise<string[]> {
  // Each process watches a standby by a connection of its own, on which it asks for nothing but where the standby is.
  const begun = `select query from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
    and query_start > '${time}' and query not like '%pg_last_wal_replay_lsn%'`;
  return (await onNode<{ query: string }>(url, begun)).map(({ query }) => query);
}

/** Whether a process reads from a standby now, as it tells who watches it. */
export async function isRead({ url }: ServerProcess, { readUrl }: StandbyNode): Promise<boolean> {
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  const name = new URL(readUrl).host;
  return metrics.includes(`samspel_standby_read{standby="${name}"} 1`);
}

/** Lets people read from processes without pause while something happens, and returns how often, and what failed. */
export async function whileReading(
  servers: readonly ServerProcess[],
  people: readonly TestPerson[],
  happens: () => Promise<void>,
): Promise<{ answered: number; failed: unknown[] }> {
  let isOver = false;
  const failed: unknown[] = [];
  let answered = 0;
  const readers = servers.flatMap((server) =>
    people.map(async (as) => {
      while (!isOver) {
        const { data, ...rest } = await server.graphql<{ allCalendars: unknown }>(
          as,
          '{ allCalendars(limit: 20) { totalCount nodes { id title } } }',
        );
        if (!data?.allCalendars || rest.errors) failed.push(rest);
        answered += 1;
      }
    }),
  );
  try {
    await happens();
    await sleep(200);
  } finally {
    isOver = true;
    await Promise.allSettled(readers);
  }
  await Promise.all(readers);
  return { answered, failed };
}
