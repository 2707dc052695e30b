import type { FastifyBaseLogger } from 'fastify';
import type { KeptRows } from '../database/kept-rows.ts';
import type { Database } from '../database/pool.ts';
import type { Standbys } from '../database/standby/standbys.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage.ts';

/** What the whole process shares. It is passed on, never imported as a global, so that a test can run several servers side by side. */
export type Services = {
  db: Database;
  /** A separate pool for what must work while all other connections are busy: finding the caller, signing in, health. */
  reserved: Database;
  /** Standbys that people read from; undefined if there are none. */
  standbys?: Standbys;
  /** What is kept of rows that hardly ever change; without it, they are read each time. Only for a process that serves the live channel, which hears of it. */
  keptRows?: KeptRows;
  settings: Settings;
  /** Where the bytes of files are. */
  storage: Storage;
  log: FastifyBaseLogger;
  /** At least 32 characters, the same for every process on this database: it keys what is hashed. */
  secretKey: string;
  /** Keys of before, the latest first: what they have hashed or sealed is still accepted, and nothing new is made with them. */
  oldSecretKeys: readonly string[];
  /** The time now. Tests set it. */
  now: () => Date;
};

/** Returns the same services on the reserved connections. */
export const onReserved = (services: Services): Services => ({ ...services, db: services.reserved });
