import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Area } from './core/area/area.ts';
import { onReserved, type Services } from './core/base/services.ts';
import { graphqlEndpoint } from './core/endpoint/endpoint.ts';
import { serveMetrics } from './core/metrics/serve-metrics.ts';
import { PersonConcurrency } from './core/rate-limit/person-concurrency.ts';
import { answerBadAddress, answerErrors, answerNotFound } from './core/rest/errors.ts';
import { guardResponses } from './core/rest/response-guards.ts';
import { serveRoutes } from './core/rest/route.ts';
import { securityHeaders } from './core/rest/security-headers.ts';
import { serveSecurityTxt } from './core/rest/security-txt.ts';
import { serveWeb } from './core/rest/serve-web.ts';
import { limitTimes, type WirePatience, wireOptions } from './core/rest/timeouts.ts';
import { serveTransfers } from './core/rest/transfers.ts';
import { closeUnfinished } from './core/rest/unfinished.ts';
import { noteWrites } from './core/rest/written.ts';

/** The most bytes of a JSON body. Files have a limit of their own. */
const bodyLimit = 1_000_000;

/** A call is the same with a slash at the end of its path. */
const withoutLastSlash = (url: string): string => url.replace(/^(\/api(?:\/[^?]*[^/?])?)\/(?=\?|$)/, '$1');

/**
 * Builds the HTTP server of one process: the API under `/api`, the web app under `/app`. The caller makes it listen.
 * @param turns the limits on the calls of one person
 * @param documents the most characters of GraphQL documents that are kept read; fewer than a test that asks for everything sends
 */
export async function buildApp(
  services: Services,
  areas: readonly Area[],
  patience?: WirePatience,
  turns = new PersonConcurrency(),
  documents?: number,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: services.settings.trustProxy as boolean,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => withoutLastSlash(url),
    frameworkErrors: answerBadAddress,
    ...wireOptions(patience),
  });
  limitTimes(app, patience);
  closeUnfinished(app);
  answerErrors(app, services);
  await app.register(helmet, securityHeaders(services.settings));
  guardResponses(app);
  await app.register(compress, { threshold: 1_024 });
  noteWrites(app, services);
  serveMetrics(app, services);
  serveSecurityTxt(app, services);
  const { supportEmail = null, supportPhone = null, oidc } = services.settings;
  app.get('/api', async () => ({ name: 'samspel', supportEmail, supportPhone, hasMicrosoft: oidc !== undefined }));
  for (const { routes = [], isReserved } of areas) {
    const calls = routes.filter(({ isTransfer }) => !isTransfer);
    serveRoutes(app, isReserved ? onReserved(services) : services, calls, turns);
  }
  const transfers = areas.flatMap(({ routes = [] }) => routes.filter(({ isTransfer }) => isTransfer));
  await serveTransfers(app, services, transfers);
  graphqlEndpoint(app, services, areas, turns, documents);
  await serveWeb(
    app,
    answerNotFound,
    areas.flatMap(({ pages = [] }) => pages),
  );
  return app;
}
