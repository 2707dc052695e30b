import { microsoftStartInput, microsoftTokenInput } from '@samspel/domain/account/account.input';
import { Refusal } from '@samspel/domain/refusal';
import { publicRoute, type Route } from '../../../core/rest/route.ts';
import { beginAtProvider, callbackPath } from './begin.ts';
import { markOidcBrowser, oidcBrowserOf } from './browser-cookie.ts';
import { type CameBack, comeBack } from './come-back.ts';
import { staysKnownToOpener } from './opened-by-teams.ts';
import { tradeTicket } from './trade-ticket.ts';

/** Signing in through Microsoft, or any other OpenID Connect provider that the operator names (docs/decisions/microsoft). */
export const microsoftRoutes: readonly Route[] = [
  /** Public: leads a person who wants to sign in to the provider; without one, back to the page, which says so. */
  publicRoute(
    { method: 'GET', path: '/auth/login-with-microsoft', input: microsoftStartInput },
    async ({ services, input, request, reply }) => {
      staysKnownToOpener(reply).header('cache-control', 'no-store');
      const mark = markOidcBrowser(request, reply, services.settings);
      const began = await beginAtProvider(services, input, mark).catch(asRefusal);
      const isRefused = began instanceof Refusal;
      return reply.redirect(isRefused ? services.settings.baseUrl + pageOf({ wish: input, refusal: began }) : began);
    },
  ),

  /** Public: the provider leads back here. The page shows a refusal, since a person reads it. */
  publicRoute({ method: 'GET', path: callbackPath }, async ({ services, request, reply }) => {
    const { baseUrl } = services.settings;
    staysKnownToOpener(reply).headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const cameBack = await comeBack(services, new URL(request.url, baseUrl), oidcBrowserOf(request));
    return reply.redirect(`${baseUrl}${pageOf(cameBack)}`);
  }),

  /** Public: the ticket in the page's address proves who calls. */
  publicRoute(
    { method: 'POST', path: '/auth/microsoft-token', input: microsoftTokenInput },
    ({ services, input, request, reply, locale }) => {
      reply.header('cache-control', 'no-store');
      const userAgent = request.headers['user-agent'];
      return tradeTicket(services, input, { mark: oidcBrowserOf(request), userAgent, locale });
    },
  ),
];

/** Returns a refusal, which the page shows; throws anything else. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** The page that a person comes back to. The ticket is in the hash, which no server and no log reads. */
function pageOf(cameBack: CameBack): string {
  const { redirect = '/home', isTeams = false } = cameBack.wish ?? {};
  const query = new URLSearchParams({ redirect, ...(isTeams && { isTeams: 'true' }) });
  const hash = 'ticket' in cameBack ? `access_token=${cameBack.ticket}` : `error=${cameBack.refusal.code}`;
  return `/app/login/microsoft?${query}#${hash}`;
}
