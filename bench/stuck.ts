import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import WebSocket from 'ws';
import { openDatabase } from '../packages/server/src/core/database/pool.ts';
import { ticketOf } from '../packages/server/src/core/testing/live-client.ts';
import { makeOrganization, makePerson, type TestPerson } from '../packages/server/src/core/testing/people.ts';
import { type ServerProcess, startProcess } from '../packages/server/src/core/testing/process.ts';
import { openBenchDatabase } from './database.ts';
import { milliseconds, percentile, report } from './report.ts';

type Attack = { what: string; run: (isOver: () => boolean) => Promise<unknown> };

/** How many seconds each attack lasts, while another person asks. */
const seconds = 10;

/** Measures how long another person waits, at the 95th percentile, while somebody attacks, and without an attack. */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  const fjordvik = await makeOrganization(database.db, 'Fjordvik kommune');
  const [kari, per] = [
    await makePerson(database.db, 'Kari Nes', fjordvik),
    await makePerson(database.db, 'Per Lund', fjordvik),
  ];
  const server = await startProcess({ DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'fatal' });
  await waits(server, kari, sleep(3_000)); // compiled once
  const alone = () => waits(server, kari, sleep(seconds * 500));
  const measures = [];
  for (const { what, run: attack } of attacks(server, per, database.url)) {
    const before = await alone();
    const until = Date.now() + seconds * 1_000;
    const attacked = await waits(
      server,
      kari,
      attack(() => Date.now() > until),
    );
    await sleep(2_000);
    const [p95, without] = [percentile(attacked, 0.95), percentile([...before, ...(await alone())], 0.95)];
    measures.push({
      what,
      figure: milliseconds(p95),
      against: `${milliseconds(without)} without, before and after`,
      ratio: p95 / without,
      aim: 'below 2×',
    });
  }
  report('What another person waits for `me`, p95', measures);
  await server.stop();
  await database.close();
}

/** Returns the milliseconds of each call that a person makes, ten a second, until something is over. */
async function waits(server: ServerProcess, as: TestPerson, over: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const ending = over.then(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const began = performance.now();
    await server.graphql(as, '{ me { id } }');
    times.push(performance.now() - began);
    await sleep(100);
  }
  await ending;
  return times;
}

const attacks = (server: ServerProcess, per: TestPerson, url: string): Attack[] => [
  {
    what: 'the table of year wheels is locked, and 30 calls that need it are open at any time',
    run: async (isOver) => {
      const stuck = new pg.Client({ connectionString: url });
      await stuck.connect();
      await stuck.query('begin; lock table calendar in access exclusive mode');
      const lane = async () => {
        while (!isOver()) await server.graphql(per, '{ allCalendars { totalCount } }');
      };
      await Promise.all(Array.from({ length: 30 }, lane));
      await stuck.end();
    },
  },
  {
    what: '60,000 frames on sockets that are opened again and again',
    run: async (isOver) => {
      while (!isOver()) {
        await flood(server, per);
        await sleep(200);
      }
    },
  },
  {
    what: 'the connections that listen are cut once a second',
    run: async (isOver) => {
      const { pool } = openDatabase(url, 1);
      while (!isOver()) {
        await pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name like 'samspel listener'",
        );
        await sleep(1_000);
      }
      await pool.end();
    },
  },
];

/** Sends 60,000 frames as fast as possible, or as many as are accepted. */
async function flood(server: ServerProcess, as: TestPerson): Promise<void> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send(JSON.stringify({ type: 'login', ticket: await ticketOf(server.url, as) }));
  await new Promise((resolve) => socket.once('message', resolve));
  for (let frame = 0; frame < 60_000 && socket.readyState === socket.OPEN; frame += 1) {
    socket.send(JSON.stringify({ type: 'subscribe', channel: `META_${8_000_000 + frame}` }), () => {});
    if (frame % 500 === 0) await sleep(0);
  }
  socket.close();
  await closed;
}
