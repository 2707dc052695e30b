import { randomBytes } from 'node:crypto';
import { say } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { FastifyBaseLogger } from 'fastify';

/** Logs an unexpected error under a short id that the person can name to support. Returns the id, and words that reveal nothing else. */
export function logUnexpected(error: unknown, locale: Locale, log: FastifyBaseLogger): { id: string; message: string } {
  const id = randomBytes(4).toString('hex');
  log.error({ err: error, id }, 'unexpected error');
  return { id, message: say(locale, 'shell.error.unknown', { id }) };
}
