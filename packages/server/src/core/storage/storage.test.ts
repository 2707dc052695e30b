import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '../base/storage.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import { openBucket, type TestBucket } from './testing/bucket.ts';

/** The same tests for both storages: a folder, and a real S3 server. */
let folder: string;
let bucket: TestBucket;
const storages = {} as Record<'a folder' | 'a bucket', Storage>;
const settings = (endpoint: string) => ({
  endpoint,
  region: bucket.env.S3_REGION,
  bucket: bucket.env.S3_BUCKET,
  accessKeyId: bucket.env.S3_ACCESS_KEY_ID,
  secretAccessKey: bucket.env.S3_SECRET_ACCESS_KEY,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samspel-storage-'));
  bucket = await openBucket();
  storages['a folder'] = diskStorage(join(folder, 'disk'));
  storages['a bucket'] = await s3Storage(settings(bucket.env.S3_ENDPOINT), pino({ level: 'silent' }) as never);
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

async function put(storage: Storage, key: string, words: string): Promise<void> {
  const path = join(folder, `in-${key}`);
  await writeFile(path, words);
  await storage.put(key, path);
}
async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.toSorted();
}

describe.each(['a folder', 'a bucket'] as const)('%s', (name) => {
  it('holds nothing at first, and says of what is not there that it is lost', async () => {
    expect(await keysOf(storages[name])).toEqual([]);
    await expect(storages[name].read('ab-none')).rejects.toMatchObject({ code: 'storage.lost' });
    await storages[name].remove('ab-none');
  });

  it('gives back what was put into it, and lists it with its size and its time', async () => {
    const words = 'Årshjul '.repeat(200_000);
    await put(storages[name], 'ab-1', words);
    expect(await text(await storages[name].read('ab-1'))).toBe(words);
    const listed = [];
    for await (const one of storages[name].list()) listed.push(one);
    expect(listed).toEqual([{ key: 'ab-1', size: 1_800_000, at: expect.any(Date) }]);
    expect(Math.abs(Date.now() - listed[0]!.at.getTime())).toBeLessThan(60_000);
  });

  it('lists more than a page of things, and no more those that were removed', async () => {
    const keys = Array.from({ length: 1_005 }, (_, at) => `cd-${String(at).padStart(4, '0')}`);
    for (const key of keys) await put(storages[name], key, 'x');
    await storages[name].remove('ab-1');
    await storages[name].remove('cd-0000');
    expect(await keysOf(storages[name])).toEqual(keys.slice(1));
  });

  it('can be checked, which leaves nothing', async () => {
    const before = await keysOf(storages[name]);
    await storages[name].check();
    expect(await keysOf(storages[name])).toEqual(before);
  });
});

/** Every call to a storage; `path` is a file that may be put into it. */
const callsTo = (storage: Storage, path: string) => [
  () => storage.put('ab-2', path),
  () => storage.read('ab-2'),
  () => storage.remove('ab-2'),
  () => storage.check(),
];

async function kept(): Promise<string> {
  const path = join(folder, 'kept');
  await writeFile(path, 'Hei');
  return path;
}

/** A server in place of a bucket. @param answer is called with each connection, when its first bytes have come */
async function inPlaceOfBucket(answer: (connection: Socket) => void) {
  const within = { connection: 1_000, silence: 200, whole: 10_000 };
  const connections = new Set<Socket>();
  const server = createServer((connection) => {
    connections.add(connection);
    connection.on('error', () => {});
    connection.once('data', () => answer(connection));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    storage: await s3Storage(settings(`http://127.0.0.1:${port}`), pino({ level: 'silent' }) as never, within),
    close: () => {
      for (const connection of connections) connection.destroy();
      server.close();
    },
  };
}

describe('a bucket is said to be away by each call, and what was to be stored is still on the disk,', () => {
  it('when nothing listens there', async () => {
    const away = await s3Storage(settings('http://127.0.0.1:9'), pino({ level: 'silent' }) as never);
    const path = await kept();
    for (const call of callsTo(away, path)) await expect(call()).rejects.toMatchObject({ code: 'storage.away' });
    expect(await readFile(path, 'utf8')).toBe('Hei');
  });

  it.each(['403 Forbidden', '503 Slow Down', '500 Internal Server Error'])('when it answers %s', async (status) => {
    const { storage, close } = await inPlaceOfBucket((connection) =>
      connection.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`),
    );
    const path = await kept();
    for (const call of callsTo(storage, path)) await expect(call()).rejects.toMatchObject({ code: 'storage.away' });
    expect(await readFile(path, 'utf8')).toBe('Hei');
    close();
  });

  it('when it takes what is sent and never answers', async () => {
    const { storage, close } = await inPlaceOfBucket(() => {});
    const path = await kept();
    const ends = callsTo(storage, path).map((call) => expect(call()).rejects.toMatchObject({ code: 'storage.away' }));
    await Promise.all(ends);
    expect(await readFile(path, 'utf8')).toBe('Hei');
    close();
  });
});

it('a bucket that is slow, but goes on answering, is waited for', async () => {
  const { storage, close } = await inPlaceOfBucket(async (connection) => {
    const body = 'Hei på deg';
    const head = `HTTP/1.1 200 OK\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n`;
    // Each pause is shorter than the silence that it is allowed, and all of them together are far longer.
    for (const part of [head.slice(0, 20), head.slice(20), ...body]) {
      await sleep(60);
      connection.write(part);
    }
    connection.end();
  });
  const path = await kept();
  await storage.put('ab-3', path);
  expect(await text(await storage.read('ab-3'))).toBe('Hei på deg');
  close();
});
