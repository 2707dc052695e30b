import { microsoftStartInput, microsoftTokenInput } from '@samspel/domain/account/account.input';
import { Refusal } from '@samspel/domain/refusal';
import { publicRoute, type Route } from '../../../core/rest/route.ts';
import { browserOf } from '../sign-in/browser.ts';
import { attemptsOf, keepAttempts } from './attempts.ts';
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
      const began = await beginAtProvider(services, input).catch(asRefusal);
      if (began instanceof Refusal)
        return reply.redirect(services.settings.baseUrl + pageOf({ wish: input, refusal: began }));
      const before = attemptsOf(services, request, oidcBrowserOf(request));
      keepAttempts(services, reply, markOidcBrowser(request, reply, services.settings), [began.attempt, ...before]);
      return reply.redirect(began.address);
    },
  ),

  /** Public: the provider leads back here. The page shows a refusal, since a person reads it. */
  publicRoute({ method: 'GET', path: callbackPath }, async ({ services, request, reply }) => {
    const { baseUrl } = services.settings;
    staysKnownToOpener(reply).headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const address = new URL(request.url, baseUrl);
    const mark = oidcBrowserOf(request);
    const attempts = attemptsOf(services, request, mark);
    const attempt = attempts.find(({ state }) => state === address.searchParams.get('state'));
    if (mark !== null && attempt)
      keepAttempts(
        services,
        reply,
        mark,
        attempts.filter((one) => one !== attempt),
      );
    const cameBack = await comeBack(services, address, attempt, mark);
    return reply.redirect(`${baseUrl}${pageOf(cameBack)}`);
  }),

  /** Public: the ticket in the page's address proves who calls. */
  publicRoute({ method: 'POST', path: '/auth/microsoft-token', input: microsoftTokenInput }, async (call) => {
    const { services, input, request, reply, locale } = call;
    const browser = browserOf(call);
    const answer = await tradeTicket(services, input, { oidcMark: oidcBrowserOf(request), browser, locale });
    if ('seconds' in answer) reply.header('retry-after', answer.seconds);
    return 'pin' in answer ? { pin: answer.pin } : answer;
  }),
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
