import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, inject, it } from 'vitest';
import { openLog } from '../base/log.ts';
import { openDatabase } from './pool.ts';
import { sayIfPooled } from './pooler.ts';

/** What PostgreSQL sends with the number of its process: K, its length, the number, a key. */
const naming = Buffer.from([0x4b, 0, 0, 0, 12]);

/** Passes on all bytes to PostgreSQL, and names a process of its own, as poolers do. Returns its address. */
async function startPooler(url: string) {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host') ?? decodeURIComponent(hostname);
  const way = folder.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${searchParams.get('port') ?? (port || 5432)}` }
    : { host: hostname, port: Number(port || 5432) };
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(way as never);
    for (const socket of [client, database]) open.add(socket.on('error', () => socket.destroy()));
    client.pipe(database);
    database.on('data', (bytes: Buffer) => {
      const at = bytes.indexOf(naming);
      if (at >= 0) bytes.writeInt32BE(1, at + naming.length);
      client.write(bytes);
    });
    database.on('close', () => client.destroy());
    client.on('close', () => database.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const behind = new URL(url);
  behind.searchParams.delete('host');
  behind.searchParams.delete('port');
  behind.hostname = '127.0.0.1';
  behind.port = String((server.address() as AddressInfo).port);
  const stop = () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
  return { url: behind.href, stop };
}

async function saidOf(url: string): Promise<string> {
  const said: string[] = [];
  const { pool } = openDatabase(url, 1);
  await sayIfPooled(pool, openLog('info', { write: (line: string) => void said.push(line) }));
  await pool.end();
  return said.join('');
}

it('a pooler before the database is said in the log, PostgreSQL itself is not', async () => {
  const postgres = inject('postgres');
  const pooler = await startPooler(postgres);
  expect(await saidOf(pooler.url)).toContain('a pooler stands before the database');
  pooler.stop();
  expect(await saidOf(postgres)).toBe('');
});
