import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A real S3 server with one bucket. */
export type TestBucket = {
  /** The settings with which a world uses it as its storage. */
  env: Record<'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  /** Stops it and removes what was stored in it. */
  close: () => Promise<void>;
};

/** Starts a bucket of a test's own. */
export async function openBucket(): Promise<TestBucket> {
  const directory = join(tmpdir(), `samspel-bucket-${crypto.randomUUID()}`);
  const configureBuckets = [{ name: 'filer', configs: [] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'no-1',
      S3_BUCKET: 'filer',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
