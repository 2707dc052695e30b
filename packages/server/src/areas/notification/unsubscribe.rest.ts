import type { FastifyRequest } from 'fastify';
import { publicRoute, type Route } from '../../core/rest/route.ts';
import { unsubscribe, unsubscribePage } from './unsubscribing.ts';

const path = '/notification/unsubscribe';

/** The token in the address; anything odd is none. */
function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

/**
 * Ending the mails of notifications (RFC 8058). Public, since whoever reads a mail may be signed in nowhere: the sealed token names the person.
 * Mail programs send a form; programs that look at links ahead of people only read, so reading ends nothing and leads to the page.
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
