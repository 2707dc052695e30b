import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkOwnPostgres } from './own-postgres.ts';

const embedded = inject('postgres');
const admin = new pg.Pool({ connectionString: embedded, max: 1 });
const name = `own_${process.pid}`;

/** The embedded database's address with parts of it changed, as if it were the operator's own. */
function address(change: (url: URL) => void): string {
  const url = new URL(embedded);
  change(url);
  return url.href;
}

beforeAll(async () => {
  await admin.query(`create database ${name} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`);
  await admin.query(`create role ${name} login password 'hush'`);
});

afterAll(async () => {
  await admin.query(`drop database ${name}`);
  await admin.query(`drop role ${name}`);
  await admin.end();
});

describe('DATABASE_URL is refused in one sentence without the password', () => {
  it('when PostgreSQL is older than 15', async () => {
    const old = await oldPostgres('14.9', 140_009);
    await expect(checkOwnPostgres(old.url)).rejects.toThrow(
      'DATABASE_URL leads to PostgreSQL 14.9, and Samspel needs 15 or newer.',
    );
    await old.close();
  });

  it.each([
    ['nothing answers at that address', 'postgres://kari:hush@localhost:1/samspel'],
    ['no machine has that name', 'postgres://kari:hush@nowhere.invalid/samspel'],
    ['the user name or the password is wrong', address((url) => Object.assign(url, { password: 'hush' }))],
    ['there is no such database', address((url) => Object.assign(url, { pathname: '/missing' }))],
    ['there is no such socket', address((url) => url.searchParams.set('host', '/nowhere'))],
  ])('when %s', async (why, url) => {
    await expect(checkOwnPostgres(url)).rejects.toThrow(`The database of DATABASE_URL cannot be used: ${why}.`);
  });

  it('when the database does not hold UTF-8', async () => {
    const url = address((one) => Object.assign(one, { pathname: `/${name}` }));
    await expect(checkOwnPostgres(url)).rejects.toThrow(
      'DATABASE_URL leads to a database in SQL_ASCII, and Samspel needs one made with encoding UTF8.',
    );
  });

  it('when its user may not make tables', async () => {
    const url = address((one) => Object.assign(one, { username: name, password: 'hush' }));
    await expect(checkOwnPostgres(url)).rejects.toThrow(
      'DATABASE_URL names a user who may not make tables in that database: grant it CREATE there.',
    );
  });
});

it('DATABASE_URL may lead to a PostgreSQL of the operator that is new enough', async () => {
  await expect(checkOwnPostgres(embedded)).resolves.toBeUndefined();
});

/** A fake old PostgreSQL, as far as the check needs it: it lets everybody in and answers every query with its version. */
async function oldPostgres(version: string, number: number): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((socket) => {
    socket.once('data', () => {
      send(socket, 'R', Buffer.from([0, 0, 0, 0]));
      send(socket, 'S', Buffer.from(`server_version\0${version}\0`));
      send(socket, 'Z', Buffer.from('I'));
      socket.on('data', () => answer(socket, number));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://kari:hush@127.0.0.1:${port}/samspel`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answer(socket: Socket, number: number): void {
  if (socket.writableEnded) return;
  const text = Buffer.from(String(number));
  const int4 = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 4, 255, 255, 255, 255, 0, 0]);
  send(socket, 'T', Buffer.concat([Buffer.from([0, 1]), Buffer.from('version\0'), int4]));
  send(socket, 'D', Buffer.concat([Buffer.from([0, 1, 0, 0, 0, text.length]), text]));
  send(socket, 'C', Buffer.from('SELECT 1\0'));
  send(socket, 'Z', Buffer.from('I'));
  socket.end();
}

/** One message of PostgreSQL's wire protocol: a letter, the length (its own four bytes included), the body. */
function send(socket: Socket, letter: string, body: Buffer): void {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  socket.write(Buffer.concat([Buffer.from(letter), length, body]));
}
