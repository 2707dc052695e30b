import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/embedded/embedded.ts';
import { databaseUrl, onServer, templateName } from './database.ts';

/** The PostgreSQL of a test run. */
export interface TestPostgres {
  url: string;
  /** The address of the template that every test copies; empty at first. */
  template: string;
  /** A folder of the run, which goes with it. */
  folder: string;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL for a test run, with an empty template. @param name the beginning of the name of its folder */
export async function startTestPostgres(name: string): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), name));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false });
  const url = postgres.connectionString;
  await onServer(url, `create database ${templateName}`);
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, template: databaseUrl(url, templateName), folder, stop };
}
