import type { FastifyRequest } from 'fastify';
import { publicRoute, type Route } from '../../core/rest/route.ts';
import { unsubscribe, unsubscribePage } from './unsubscribing.ts';

const path = '/notification/unsubscribe';

/** The token in the address; empty if it is missing or malformed. */
function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

/**
 * Ends the mails of notifications (RFC 8058). Public, since the reader of a mail may not be signed in: the sealed token names the person. Mail
 * programs send a form; programs that check links before people open them only read, so reading ends nothing and leads to the page.
 */
export const unsubscribeRoutes: readonly Route[] = [
  publicRoute({ method: 'POST', path, takesForm: true }, async ({ services, request }) => {
    await unsubscribe(services, tokenOf(request));
    return { ok: true };
  }),
  publicRoute({ method: 'GET', path }, async ({ services, request, reply }) =>
    reply.redirect(unsubscribePage(services, encodeURIComponent(tokenOf(request))), 303),
  ),
];
