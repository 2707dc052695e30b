import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { areas } from '../../areas/index.ts';
import type { Area } from '../area/area.ts';
import type { Services } from '../base/services.ts';
import type { TestPerson } from '../testing/people.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { forRequests, openDatabase } from './pool.ts';

/** What people read while the database is stuck, away or full, on a server with short timeouts. */
const short = { ...forRequests, connection: 700, lock: 1_500, statement: 1_500, idleInTransaction: 500 };

/** Fields that meet the troubles that a database can have. */
const unlucky: Area = {
  name: 'unlucky',
  sdl: 'extend type Query { slow: Int! full: Int! fine: Int! }',
  actions: {},
  resolvers: {
    Query: {
      slow: (_root, _args, { services: { db } }) => sql`select pg_sleep(60)`.execute(db),
      full: (_root, _args, { services: { db } }) =>
        sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db),
      fine: () => 1,
    },
  },
};

let world: World;
let app: FastifyInstance;
let pools: pg.Pool[];
let admin: pg.Client;

beforeAll(async () => {
  world = await makeWorld();
  admin = new pg.Client({ connectionString: inject('postgres') });
  await admin.connect();
  const [requests, kept] = [openDatabase(world.databaseUrl, 3, short), openDatabase(world.databaseUrl, 2, short)];
  pools = [requests.pool, kept.pool];
  const services: Services = { ...world.services, db: requests.database, reserved: kept.database };
  app = await buildApp(services, [...areas, unlucky]);
});
afterAll(async () => {
  await app.close();
  for (const pool of pools) await pool.end();
  await admin.end();
  await world.close();
});

async function ask(query: string, as: TestPerson = world.kari) {
  const headers = { authorization: `Bearer ${as.token}`, 'accept-language': 'nn' };
  const answer = await app.inject({ method: 'POST', url: '/api/graphql', headers, payload: { query } });
  const { errors, data } = answer.json();
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    code: errors?.[0].extensions?.code,
    data,
  };
}
const unavailable = { status: 503, retryAfter: '5', code: 'unavailable' };

describe('while a table is locked', () => {
  it('its calls end, and who somebody is, the sign-in and health are answered meanwhile', async () => {
    const stuck = new pg.Client({ connectionString: world.databaseUrl });
    await stuck.connect();
    // The first call of a process opens connections, which takes its time on a busy machine.
    await ask('{ me { id } }');
    await stuck.query('begin; lock table calendar in access exclusive mode');
    const waiting = Promise.all(Array.from({ length: 12 }, () => ask('{ allCalendars { totalCount } }')));

    expect(await ask('{ me { id } }')).toMatchObject({
      status: 200,
      data: { me: { id: String(world.kari.id) } },
    });
    const email = await app.inject({ method: 'POST', url: '/api/auth/email', payload: { email: world.kari.email } });
    expect(email.statusCode).toBe(200);
    expect((await app.inject('/api/health')).json()).toMatchObject({ database: true });
    for (const answer of await waiting) expect(answer).toMatchObject(unavailable);

    await stuck.query('rollback');
    await stuck.end();
    expect(await ask('{ allCalendars { totalCount } }')).toMatchObject({ status: 200 });
  });
});

describe('a statement', () => {
  it('that takes too long ends, and what was answered beside it is told', async () => {
    expect(await ask('{ slow }')).toMatchObject(unavailable);
    expect(await ask('{ slow fine }')).toMatchObject({
      status: 200,
      code: 'unavailable',
      data: { slow: null, fine: 1 },
    });
  });

  it('for which the disk has no room says so', async () => {
    expect(await ask('{ full }')).toMatchObject({ status: 507, code: 'noSpace' });
  });

  it('of a transaction that was left alone fails, and its connection is given back', async () => {
    const idle = pools[0]!;
    const client = await idle.connect();
    await client.query('begin');
    await new Promise((resolve) => client.once('end', resolve));
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    expect((await idle.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

it('while the database is away everybody is told to come back, nobody to sign in, and afterwards all is as before', async () => {
  const name = new URL(world.databaseUrl).pathname.slice(1);
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const me = {
    method: 'GET' as const,
    url: '/api/person/me',
    headers: { authorization: `Bearer ${world.kari.token}` },
  };
  const email = { method: 'POST' as const, url: '/api/auth/email', payload: { email: world.kari.email } };
  for (const request of [me, email]) {
    const { statusCode, headers, body } = await app.inject(request);
    expect([statusCode, headers['retry-after'], JSON.parse(body).code]).toEqual([503, '5', 'unavailable']);
  }
  expect(await ask('{ me { id } }')).toMatchObject({ status: 503, retryAfter: '5' });
  expect((await app.inject('/api/health')).json()).toMatchObject({ ready: false, database: false });
  await admin.query(`alter database ${name} allow_connections true`);
  expect(await ask('{ me { id } }')).toMatchObject({ status: 200 });
  expect((await app.inject(me)).statusCode).toBe(200);
});
