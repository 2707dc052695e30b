import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { areas } from './areas/index.ts';
import { migrate } from './core/database/migrate.ts';
import { type Database, openDatabase } from './core/database/pool.ts';
import { secretKeyOf } from './core/installation.ts';
import { runJobs } from './core/jobs/run-jobs.ts';
import { serveLive } from './core/live/live.ts';
import { startMail } from './core/mail/start-mail.ts';
import type { Services } from './core/services.ts';
import type { Settings } from './core/settings.ts';

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

/** Starts HTTP, the live channel, mail and jobs of one process; any number of them stand on one database. */
export async function startServer({
  settings,
  connectionString,
  log,
  prepare,
  onPin,
}: Options): Promise<RunningServer> {
  const { database: db, pool } = openDatabase(connectionString);
  await migrate(pool);
  const services: Services = { db, settings, log, secretKey: await secretKeyOf(db, settings), now: () => new Date() };
  await prepare?.(services);
  const app = await buildApp(services, areas);
  const jobs = await runJobs(
    services,
    connectionString,
    areas.flatMap((area) => area.jobs ?? []),
  );
  const mail = await startMail(services, connectionString, onPin);
  const live = await serveLive(app.server, services, connectionString);
  const address = await app.listen({ port: settings.port, host: settings.host });
  const close = async () => {
    await live.close();
    await app.close();
    await mail.stop();
    await jobs.stop();
    await closeDatabase(db);
  };
  return { address, services, close };
}

const closeDatabase = (db: Database) => db.destroy();
