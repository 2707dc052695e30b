import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { Refusal } from '@samspel/domain/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onReserved, type Services } from '../base/services.ts';
import { bearerOf } from '../rest/request.ts';
import { countAnswers } from './answers.ts';
import { writeMetrics } from './exposition.ts';
import { measureInstallation, measureProcess } from './measured.ts';

/**
 * Serves the metrics of this process and its installation, as text for Prometheus (product/wire#metrics), to this machine and to clients with
 * METRICS_TOKEN. For everybody else the address does not exist. Each process counts for itself.
 */
export function serveMetrics(app: FastifyInstance, services: Services): void {
  const readAnswers = countAnswers(app);
  const readProcess = measureProcess();
  app.get('/api/metrics', async (request, reply) => {
    if (!isFromHere(request) && !bringsToken(request, services.settings.metricsToken)) throw new Refusal('notFound');
    const installation = await measureInstallation(onReserved(services));
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return writeMetrics([...readProcess(), ...installation, readAnswers()]);
  });
}

/** Whether a program on this machine asks. A proxy on this machine asks for somebody else, which its headers say. */
function isFromHere({ ip, headers, raw }: FastifyRequest): boolean {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  return !isForwarded && isLoopback(ip) && isLoopback(raw.socket.remoteAddress);
}

const isLoopback = (address = '') => isIP(address) > 0 && /^(::1|(::ffff:)?127(\.\d+){3})$/i.test(address);

/** Whether the request has the token. Compares hashes, so that the time does not reveal how much of it is right. */
const bringsToken = (request: FastifyRequest, token: string | undefined) =>
  token !== undefined && timingSafeEqual(digest(bearerOf(request) ?? ''), digest(token));

const digest = (text: string) => createHash('sha256').update(text).digest();
