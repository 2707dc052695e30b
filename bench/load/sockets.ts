import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../packages/server/src/core/database/pool.ts';
import { hashToken, newToken } from '../../packages/server/src/core/session/token.ts';
import { memoryOf } from '../memory.ts';

/** Sockets that are opened at the same time. */
const together = 50;

/** Opens sockets of the live channel in which nothing happens; returns by how many megabytes the server has grown. */
export async function idleSockets(db: Database, url: string, pid: number, count: number): Promise<number> {
  const sessions = (await sql<{ id: number }>`select id from session order by id desc limit 1000`.execute(db)).rows;
  const before = await memoryOf(pid);
  const open: WebSocket[] = [];
  for (let number = 0; number < count; number += together) {
    const tickets = Array.from({ length: Math.min(together, count - number) }, () => newToken());
    const rows = tickets.map((ticket, at) => ({
      hash: hashToken(ticket),
      session_id: sessions[(number + at) % sessions.length]!.id,
      expires_at: new Date(Date.now() + 60_000),
    }));
    await db.insertInto('live_ticket').values(rows).execute();
    open.push(...(await Promise.all(tickets.map((ticket) => openSocket(url, ticket)))));
  }
  await sleep(5_000);
  const after = await memoryOf(pid);
  for (const socket of open) socket.close();
  return after - before;
}

function openSocket(url: string, ticket: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'login', ticket })));
    socket.addEventListener('message', () => resolve(socket), { once: true });
    socket.addEventListener('error', () => reject(new Error('a socket could not be opened')));
    socket.addEventListener('close', ({ code }) => reject(new Error(`a socket was closed: ${code}`)));
  });
}
