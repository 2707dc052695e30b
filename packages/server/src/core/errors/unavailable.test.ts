import type { FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { logTrouble } from './unavailable.ts';

/** A log that keeps the messages of its errors. */
function keptLog() {
  const said: string[] = [];
  const log = { error: ({ err }: { err: Error }) => said.push(err.message) } as unknown as FastifyBaseLogger;
  return { log, said };
}

it('trouble is logged once a second', () => {
  const { log, said } = keptLog();
  for (const now of [10_000, 10_400, 11_100]) logTrouble(new Error('Connection terminated'), log, now);
  expect(said).toEqual(['Connection terminated', 'Connection terminated']);
});

it('a request that outlives its process, since its client has left, is no trouble', () => {
  const { log, said } = keptLog();
  logTrouble(new Error('driver has already been destroyed'), log);
  logTrouble(new Error('Cannot use a pool after calling end on the pool'), log);
  expect(said).toEqual([]);
});
