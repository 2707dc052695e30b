import { Refusal } from '@samspel/domain/refusal';
import type { FastifyInstance } from 'fastify';
import { retryAfter } from '../errors/unavailable.ts';
import { countOf } from './raw-answer.ts';

/** What pages of ours never ask a browser for. */
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

/**
 * What every answer says beside the security headers: nothing for search engines, no device of the browser's, and of the API nothing to keep unless
 * its route says so. A request that names its host twice, or not at all, is refused: a proxy may
 * read another one than we.
 */
export function giveEveryAnswer(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'permissions-policy': permissionsPolicy, 'x-robots-tag': 'noindex, nofollow' });
    if (/^\/api(?![^/?])/.test(request.url)) reply.header('cache-control', 'no-store');
    const hosts = countOf(request.raw.rawHeaders, 'host');
    if (hosts > 1 || (hosts === 0 && request.raw.httpVersion === '1.1')) throw new Refusal('badRequest');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
  });
}
