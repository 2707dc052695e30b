import { emailInput, pinInput, registerInput, tokenInput } from '@samspel/domain/account/account.input';
import { publicRoute, type Route, signedInRoute } from '../../core/rest/route.ts';
import { signOut } from '../../core/session/end-session.ts';
import { issueLiveTicket } from '../../core/session/live-ticket.ts';
import { renewSession } from '../../core/session/renew-session.ts';
import { newChallenge } from './captcha.ts';
import { checkEmail } from './check-email.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';

/** Signing in, up and out (spec 3 §7, decision 6). */
export const authRoutes: readonly Route[] = [
  /** Public: the first question of somebody who has not signed in yet. */
  publicRoute({ method: 'POST', path: '/auth/email', input: emailInput }, ({ services, input, request }) =>
    checkEmail(services, input.email, request.ip),
  ),

  /** Public: whoever signs up answers a captcha first. */
  publicRoute({ method: 'GET', path: '/auth/captcha' }, ({ services, reply }) => {
    reply.header('cache-control', 'no-store');
    return newChallenge(services);
  }),

  /** Public: nobody has an account before they sign up. */
  publicRoute(
    { method: 'POST', path: '/auth/register', input: registerInput },
    ({ services, input, request, locale }) => register(services, input, { ip: request.ip, locale }),
  ),

  /** Public: the PIN is what signs in. Confirms a new address. */
  publicRoute(
    { method: 'POST', path: '/auth/confirm-user', input: pinInput },
    ({ services, input, request, reply }) => {
      reply.header('cache-control', 'no-store');
      return signIn(services, 'confirm', input, request.headers['user-agent']);
    },
  ),

  /** Public: the PIN is what signs in. */
  publicRoute({ method: 'POST', path: '/auth/verify-pin', input: pinInput }, ({ services, input, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return signIn(services, 'verify', input, request.headers['user-agent']);
  }),

  /** Public: the refresh token is what it asks for, since the access token may have run out. */
  publicRoute({ method: 'POST', path: '/auth/access-token', input: tokenInput }, ({ services, input, reply }) => {
    reply.header('cache-control', 'no-store');
    return renewSession(services, input.token);
  }),

  /** Public: the refresh token says which session; signing out must not fail because the access token has run out. */
  publicRoute({ method: 'POST', path: '/auth/sign-out', input: tokenInput }, async ({ services, input }) => {
    await signOut(services, input.token);
    return { signedOut: true };
  }),

  signedInRoute({ method: 'POST', path: '/auth/live-ticket' }, async ({ services, reply }, { sessionId }) => {
    reply.header('cache-control', 'no-store');
    return { ticket: await issueLiveTicket(services, sessionId!) };
  }),
];
