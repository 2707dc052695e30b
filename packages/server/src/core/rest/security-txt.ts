import { daysLater } from '@samspel/domain/time/moment';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../base/services.ts';

/** Days for which what it says holds; RFC 9116 asks for less than a year. */
const days = 90;

/**
 * Serves `/.well-known/security.txt` (RFC 9116), which tells people who have found a fault in the security to whom to report it: SECURITY_CONTACT, else
 * SUPPORT_EMAIL. Without either it is not there.
 */
export function serveSecurityTxt(app: FastifyInstance, { settings, now }: Services): void {
  const { securityContacts, baseUrl } = settings;
  if (securityContacts.length === 0) return;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8');
    return [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${daysLater(now(), days).toISOString()}`,
      'Preferred-Languages: nn, nb, en',
      `Canonical: ${baseUrl}/.well-known/security.txt`,
      '',
    ].join('\n');
  });
}
