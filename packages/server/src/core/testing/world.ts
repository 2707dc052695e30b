import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '../../app.ts';
import { areas as allAreas } from '../../areas/index.ts';
import type { Area } from '../area/area.ts';
import { openLog } from '../base/log.ts';
import type { Services } from '../base/services.ts';
import { readSettings } from '../base/settings.ts';
import type { Database } from '../database/pool.ts';
import { PersonConcurrency, type PersonLimits, personLimits } from '../rate-limit/person-concurrency.ts';
import { openStorage } from '../storage/open-storage.ts';
import { createTestDatabase } from './database.ts';
import { makeOrganization, makePerson, type TestOrganization, type TestPerson, testSecretKey } from './people.ts';

/** A GraphQL response. */
export type Answer<Data> = {
  status: number;
  data: Data;
  errors?: { message: string; path?: string[]; extensions: { code: string; field?: string } }[];
};

/** A complete Samspel for one test: database, server, two municipalities and four people. */
export type World = {
  db: Database;
  app: FastifyInstance;
  services: Services;
  databaseUrl: string;
  fjordvik: TestOrganization;
  lundvik: TestOrganization;
  /** The owner in most tests. */
  kari: TestPerson;
  /** A colleague of Kari. */
  ola: TestPerson;
  /** A stranger in another municipality. */
  per: TestPerson;
  /** Admin. */
  astrid: TestPerson;
  /** Stops the clock at a moment; until it is called, the real time is used. */
  setNow: (moment: string) => void;
  graphql: <Data = Record<string, never>>(
    as: TestPerson | null,
    query: string,
    variables?: object,
  ) => Promise<Answer<Data>>;
  rest: (
    as: TestPerson | null,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: never; headers: Record<string, unknown>; text: string }>;
  close: () => Promise<void>;
};

const tireless: PersonLimits = {
  ...personLimits,
  atOnce: 16,
  waiting: 10_000,
  calls: { most: 1e9, perSecond: 1e9 },
  answered: { most: 1e9, perSecond: 1e9 },
};

/** Builds a world. Each test file builds one, so that test files can run side by side. */
export async function makeWorld({
  areas = allAreas,
  env = {},
  limits = tireless,
  onLog,
  isAskedAll = false,
}: {
  areas?: readonly Area[];
  env?: Record<string, string>;
  /** The limits on one person's calls. By default there are hardly any, since a test calls faster than a person. */
  limits?: PersonLimits;
  /** Receives every line of the log, at every level. */
  onLog?: (line: string) => void;
  /** Whether every query is asked again and again: the server then keeps all documents, and reads each once. */
  isAskedAll?: boolean;
} = {}): Promise<World> {
  const { db, url: databaseUrl, close } = await createTestDatabase(inject('postgres'));
  let now: Date | undefined;
  const folder = join(tmpdir(), `samspel-world-${randomUUID()}`);
  const settings = readSettings({ SECRET_KEY: testSecretKey, DEMO: 'false', DATA_DIR: folder, ...env });
  const log = (onLog ? openLog('trace', { write: onLog }) : pino({ level: process.env.TEST_LOG ?? 'silent' })) as never;
  const services: Services = {
    db,
    reserved: db,
    settings,
    storage: await openStorage(settings, log),
    log,
    secretKey: testSecretKey,
    oldSecretKeys: [],
    now: () => now ?? new Date(),
  };
  const app = await buildApp(
    services,
    areas,
    undefined,
    new PersonConcurrency(limits),
    isAskedAll ? Number.POSITIVE_INFINITY : undefined,
  );
  const [fjordvik, lundvik] = [
    await makeOrganization(db, 'Fjordvik kommune'),
    await makeOrganization(db, 'Lundvik kommune'),
  ];
  return {
    db,
    app,
    services,
    databaseUrl,
    fjordvik,
    lundvik,
    kari: await makePerson(db, 'Kari Nes', fjordvik),
    ola: await makePerson(db, 'Ola Vik', fjordvik),
    per: await makePerson(db, 'Per Lund', lundvik),
    astrid: await makePerson(db, 'Astrid Berg', fjordvik, { isAdmin: true }),
    setNow: (moment) => {
      now = new Date(moment);
    },
    graphql: async (as, query, variables) => {
      const response = await app.inject(request(as, 'POST', '/graphql', { query, variables }));
      return { status: response.statusCode, ...response.json() };
    },
    rest: async (as, method, path, body, headers) => {
      const response = await app.inject(request(as, method, path, body, headers));
      const isJson = String(response.headers['content-type']).includes('json');
      return {
        status: response.statusCode,
        body: (isJson ? response.json() : undefined) as never,
        headers: response.headers,
        text: response.body,
      };
    },
    close: async () => {
      await app.close();
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function request(
  as: TestPerson | null,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers = {},
): InjectOptions {
  return {
    method,
    url: `/api${path}`,
    payload: body,
    headers: { ...headers, ...(as ? { authorization: `Bearer ${as.token}` } : {}) },
  };
}
