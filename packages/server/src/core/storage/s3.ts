import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3 } from '@aws-sdk/client-s3';
import { Refusal } from '@samspel/domain/refusal';
import type { FastifyBaseLogger } from 'fastify';
import type { S3Settings } from '../base/settings.ts';
import type { Storage, StoredObject } from '../base/storage.ts';
import { logTrouble } from '../errors/unavailable.ts';

/** The beginning of our keys in the bucket, which may hold other things too. */
const prefix = 'files/';

/** Milliseconds that a bucket may take to connect, to send or take the next byte, and for all of one try. */
const patience = { connection: 3_000, silence: 8_000, whole: 30_000 };
/** How often something is tried, so that one lost packet is no outage. */
const tries = 2;

/**
 * Makes a storage in an S3 bucket. The client is loaded here, so that only installations with a bucket load it.
 * @param within what tests set lower
 */
export async function s3Storage(
  { bucket, endpoint, region, ...credentials }: S3Settings,
  log: FastifyBaseLogger,
  within: typeof patience = patience,
) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    maxAttempts: tries,
    requestHandler: {
      connectionTimeout: within.connection,
      socketTimeout: within.silence,
      requestTimeout: within.whole,
      throwOnRequestTimeout: true,
    },
    // Not every S3 server knows the newest kind of checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const of = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  /** Does something with the bucket. Throws `storage.lost` for an unknown key; any other error is logged and thrown as `storage.away`. */
  const reached = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) throw new Refusal('storage.lost');
      logTrouble(error, log);
      throw new Refusal('storage.away');
    }
  };
  const storage: Storage = {
    put: async (key, path) => {
      const { size } = await stat(path);
      await reached(() => client.putObject({ ...of(key), Body: createReadStream(path), ContentLength: size }));
    },
    read: (key) => reached(async () => bodyOf(await client.getObject(of(key)))),
    remove: async (key) => void (await reached(() => client.deleteObject(of(key)))),
    list: () => listBucket(client, bucket),
    check: async () => {
      const probe = of(`health-${process.pid}`);
      await reached(() => client.putObject({ ...probe, Body: 'ok' }));
      await reached(() => client.deleteObject(probe));
    },
  };
  return storage;
}

const bodyOf = ({ Body }: GetObjectCommandOutput) => Body as Readable;

/** Lists a bucket page by page, each from the end of the page before. Uses the older of the two calls, which every S3 server knows. */
async function* listBucket(client: S3, bucket: string): AsyncIterable<StoredObject> {
  let after: string | undefined;
  do {
    const { Contents = [], IsTruncated } = await client.listObjects({ Bucket: bucket, Prefix: prefix, Marker: after });
    for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
      yield { key: Key.slice(prefix.length), size: Size, at: LastModified };
    after = IsTruncated ? Contents.at(-1)?.Key : undefined;
  } while (after);
}
