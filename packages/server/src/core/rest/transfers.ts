import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../base/services.ts';
import { PersonConcurrency, type PersonLimits, personLimits } from '../rate-limit/person-concurrency.ts';
import { type Route, serveRoutes } from './route.ts';

/** How many files one person may move at once; further ones wait. */
const transferLimits: PersonLimits = { ...personLimits, atOnce: 4, waiting: 50 };

/** Serves the routes that move files. Only these accept multipart forms. */
export async function serveTransfers(
  app: FastifyInstance,
  services: Services,
  routes: readonly Route[],
): Promise<void> {
  await app.register(async (transfers) => {
    await transfers.register(multipart);
    serveRoutes(transfers, services, routes, new PersonConcurrency(transferLimits));
  });
}
