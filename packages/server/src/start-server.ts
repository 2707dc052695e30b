import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { areas } from './areas/index.ts';
import { askForLateBackup } from './backup/backup.job.ts';
import { secretKeysOf } from './core/base/installation.ts';
import type { Services } from './core/base/services.ts';
import type { Settings } from './core/base/settings.ts';
import { locks, withAdvisoryLock } from './core/database/advisory-lock.ts';
import { KeptRows } from './core/database/kept-rows.ts';
import { migrate } from './core/database/migrate.ts';
import { forWork, openDatabase } from './core/database/pool.ts';
import { sayIfPooled } from './core/database/pooler.ts';
import { openStandbys } from './core/database/standby/standbys.ts';
import { runJobs } from './core/jobs/run-jobs.ts';
import { serveLive } from './core/live/live.ts';
import { outboxJob } from './core/mail/outbox.job.ts';
import { clearIncoming } from './core/storage/incoming.ts';
import { openStorage } from './core/storage/open-storage.ts';

/** One running process of Samspel. */
export type RunningServer = {
  /** Where it listens, as `http://host:port`. */
  address: string;
  services: Services;
  /** Lets open requests end, then closes everything that was opened. */
  close: () => Promise<void>;
};

type Options = {
  settings: Settings;
  /** The PostgreSQL to use; it is migrated here. */
  connectionString: string;
  log: FastifyBaseLogger;
  /** Work after the migration and before anybody is served, such as seeding. One process at a time does it. */
  prepare?: (services: Services) => Promise<void>;
  /** Is called with each mailed PIN if mail goes to files, so that the terminal can show it. */
  onPin?: (email: string, pin: string) => void;
};

/** Connections of one process: for requests, for requests that must work while all of those are busy, and for work that nobody waits for. */
const connections = { requests: 6, kept: 2, work: 3 } as const;
/** Milliseconds that each part has to finish its work when the process stops. Unfinished jobs are done by the next process. */
const grace = 3_000;

/** Starts HTTP, the live channel and the jobs of one process. Any number of processes can use one database. If a part fails, closes the others. */
export async function startServer(options: Options): Promise<RunningServer> {
  const opened = new AsyncDisposableStack();
  try {
    const { address, services } = await open(options, opened);
    return { address, services, close: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Opens one part after the other. They are closed in reverse order: live frames and requests before what they depend on. */
async function open({ settings, connectionString, log, prepare, onPin }: Options, opened: AsyncDisposableStack) {
  const { database: db } = openDatabase(connectionString, connections.requests);
  const { database: kept } = openDatabase(connectionString, connections.kept);
  const work = openDatabase(connectionString, connections.work, forWork);
  for (const database of [db, kept, work.database]) opened.defer(() => within(database.destroy()));
  await sayIfPooled(work.pool, log);
  await migrate(work.pool);
  const { databaseReadUrls: readUrls } = settings;
  const standbys = readUrls.length > 0 ? openStandbys(connectionString, readUrls, log) : undefined;
  if (standbys) opened.defer(() => within(standbys.close()));
  const keys = await secretKeysOf(work.database, settings);
  const storage = await openStorage(settings, log);
  await clearIncoming(settings, new Date());
  const services: Services = {
    db,
    reserved: kept,
    ...(standbys && { standbys }),
    keptRows: new KeptRows(db),
    settings,
    storage,
    log,
    ...keys,
    now: () => new Date(),
  };
  const working = { ...services, db: work.database };
  await withAdvisoryLock(work.pool, locks.preparation, async () => prepare?.(working));
  const app = await buildApp(services, areas);
  const writers = areas.flatMap((area) => area.mailWriters ?? []);
  const outbox = outboxJob(settings, writers, onPin);
  opened.defer(() => outbox.close());
  const jobs = await runJobs(working, connectionString, [...areas.flatMap((area) => area.jobs ?? []), outbox.job]);
  opened.defer(() => jobs.stop());
  await askForLateBackup(working);
  opened.defer(() => closeApp(app));
  const live = await serveLive(app.server, services, connectionString);
  opened.defer(() => live.close());
  const address = await app.listen({ port: settings.port, host: settings.host });
  return { address, services };
}

/** Lets open requests end, and also new ones on open connections. After 3 s, cuts off connections that are still open. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), grace);
  await app.close();
  clearTimeout(cut);
}

/** Waits for something to end, for at most 3 s. */
const within = (ending: Promise<void>): Promise<void> =>
  Promise.race([ending, sleep(grace, undefined, { ref: false })]);
