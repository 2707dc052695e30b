/// <reference path="../packages/server/src/core/storage/testing/s3rver.d.ts" />
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import S3rver from 's3rver';

/** The plain server to compare with: its address, and the number of its process. */
export type Plain = { url: string; pid: number; stop: () => void };

/** Starts the plain server as a separate process. */
export async function startPlain(folder: string): Promise<Plain> {
  const child = fork(fileURLToPath(new URL('./plain-files.ts', import.meta.url)), [folder]);
  const url = await new Promise<string>((resolve) => child.once('message', (said) => resolve(String(said))));
  return { url, pid: child.pid!, stop: () => void child.kill() };
}

/** Starts a server that speaks S3, and returns the settings with which Samspel keeps its files there. */
export async function startBucket(directory: string) {
  const configureBuckets = [{ name: 'filer', configs: [] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'no-1',
    S3_BUCKET: 'filer',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { settings, stop: () => server.close() };
}
