import { Refusal } from '@samspel/domain/refusal';
import type { FastifyInstance } from 'fastify';
import { retryAfter } from '../errors/unavailable.ts';
import { countOf } from './raw-answer.ts';

/** The features of a browser that our pages never use. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Seconds after which a client may try again, by status: a full disk waits for a person. */
const patience: Record<number, number> = { 503: retryAfter, 507: 300 };

/**
 * Adds the headers of every answer, besides the security headers: not for search engines, no devices of the browser, and no caching of the
 * API unless its route says so. Refuses a request that names its host twice or, in HTTP/1.1, not at all: a proxy may read another host
 * than we do.
 */
export function guardResponses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'permissions-policy': permissionsPolicy, 'x-robots-tag': 'noindex, nofollow' });
    if (/^\/api(?![^/?])/.test(request.url)) reply.header('cache-control', 'no-store');
    const hosts = countOf(request.raw.rawHeaders, 'host');
    if (hosts > 1 || (hosts === 0 && request.raw.httpVersion === '1.1')) throw new Refusal('badRequest');
  });
  app.addHook('onSend', async (_request, reply) => {
    const seconds = reply.hasHeader('retry-after') ? undefined : patience[reply.statusCode];
    if (seconds) reply.header('retry-after', seconds);
  });
}
