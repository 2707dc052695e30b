import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { areas } from './areas/index.ts';
import { secretKeyOf } from './core/base/installation.ts';
import type { Services } from './core/base/services.ts';
import type { Settings } from './core/base/settings.ts';
import { migrate } from './core/database/migrate.ts';
import { openDatabase } from './core/database/pool.ts';
import { runJobs } from './core/jobs/run-jobs.ts';
import { serveLive } from './core/live/live.ts';
import { startMail } from './core/mail/start-mail.ts';

/** One running process of Samspel. */
export type RunningServer = {
  /** Where it listens, as `http://host:port`. */
  address: string;
  services: Services;
  /** Lets open requests end, then closes everything it opened. */
  close: () => Promise<void>;
};

type Options = {
  settings: Settings;
  /** The PostgreSQL to stand on; migrated here. */
  connectionString: string;
  log: FastifyBaseLogger;
  /** What is done once the database is migrated and before anybody is served, such as seeding. */
  prepare?: (services: Services) => Promise<void>;
  /** Told each PIN that is mailed where mail goes to files, so that the terminal can show it. */
  onPin?: (email: string, pin: string) => void;
};

/** Starts HTTP, the live channel, mail and jobs of one process; any number of them stand on one database. What was opened is closed when the rest fails. */
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

/** Opens one thing after the other; they are closed the other way round: live frames and requests before what they stand on. */
async function open({ settings, connectionString, log, prepare, onPin }: Options, opened: AsyncDisposableStack) {
  const { database: db, pool } = openDatabase(connectionString);
  opened.defer(() => db.destroy());
  await migrate(pool);
  const services: Services = { db, settings, log, secretKey: await secretKeyOf(db, settings), now: () => new Date() };
  await prepare?.(services);
  const app = await buildApp(services, areas);
  const work = areas.flatMap((area) => area.jobs ?? []);
  const jobs = await runJobs(services, connectionString, work);
  opened.defer(() => jobs.stop());
  const mail = await startMail(services, connectionString, onPin);
  opened.defer(() => mail.stop());
  opened.defer(() => app.close());
  const live = await serveLive(app.server, services, connectionString);
  opened.defer(() => live.close());
  const address = await app.listen({ port: settings.port, host: settings.host });
  return { address, services };
}
