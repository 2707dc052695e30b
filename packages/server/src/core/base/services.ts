import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/pool.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage.ts';

/** What the whole process shares; passed on, never imported as a global, so that a test runs several servers side by side. */
export type Services = {
  db: Database;
  /** A pool apart for what must work while all other connections wait: finding the caller, signing in, health. */
  kept: Database;
  settings: Settings;
  /** Where the bytes of files lie. */
  storage: Storage;
  log: FastifyBaseLogger;
  /** At least 32 characters, the same for every process on this database: it keys what is hashed. */
  secretKey: string;
  /** The time now. Tests set it. */
  now: () => Date;
};

/** The same services on the connections that are kept. */
export const onKept = (services: Services): Services => ({ ...services, db: services.kept });
