import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../base/services.ts';
import { callerOf } from './request.ts';

const writing = new WeakSet<FastifyRequest>();

/** Says that a request writes, before it does. */
export const willWrite = (request: FastifyRequest): void => void writing.add(request);

/** Notes who has written before they are answered, so that they read it afterwards, whichever PostgreSQL they read from. */
export function noteWrites(app: FastifyInstance, services: Services): void {
  const { standbys } = services;
  if (!standbys) return;
  app.addHook('onSend', async (request) => {
    if (!writing.has(request)) return;
    const caller = await callerOf(services, request).catch(() => null);
    if (caller) await standbys.noteWritten(caller.id);
  });
}
