import { emailInput, pinInput, registerInput, tokenInput } from '@samspel/domain/account/account.input';
import { invitePersonInput } from '@samspel/domain/admin/people.input';
import { allowPeopleAdmins } from '../../core/base/caller.ts';
import { publicRoute, type Route, signedInRoute } from '../../core/rest/route.ts';
import { signOut } from '../../core/session/end-session.ts';
import { issueLiveTicket } from '../../core/session/live-ticket.ts';
import { renewSession } from '../../core/session/renew-session.ts';
import { invitePerson } from './invite/invite.actions.ts';
import { register } from './register/register.ts';
import { browserOf } from './sign-in/browser.ts';
import { markOf } from './sign-in/browser-mark.ts';
import { newChallenge } from './sign-in/captcha.ts';
import { checkEmail } from './sign-in/check-email.ts';
import { signIn } from './sign-in/sign-in.ts';

/** Signing in, up and out (product/accounts#the-calls-of-signing-in). */
export const authRoutes: readonly Route[] = [
  /** Public: the first call of somebody who has not signed in yet. */
  publicRoute(
    { method: 'POST', path: '/auth/email', input: emailInput },
    async ({ services, input, request, reply }) => {
      const { check, seconds } = await checkEmail(services, input, { ip: request.ip, mark: markOf(request) });
      reply.header('retry-after', seconds);
      return check;
    },
  ),

  /** Public: people solve a captcha before they sign up. */
  publicRoute({ method: 'GET', path: '/auth/captcha' }, ({ services, reply }) => {
    reply.header('cache-control', 'no-store');
    return newChallenge(services);
  }),

  /** Public: nobody has an account before they sign up. */
  publicRoute(
    { method: 'POST', path: '/auth/register', input: registerInput },
    async ({ services, input, request, reply, locale }) => {
      const { organization, seconds } = await register(services, input, { mark: markOf(request), locale });
      reply.header('retry-after', seconds);
      return { organization };
    },
  ),

  /** Public: the PIN is what signs in. Confirms a new address. */
  publicRoute({ method: 'POST', path: '/auth/confirm-user', input: pinInput }, (call) =>
    signIn(call.services, 'confirm', call.input, browserOf(call)),
  ),

  /** Public: the PIN is what signs in. */
  publicRoute({ method: 'POST', path: '/auth/verify-pin', input: pinInput }, (call) =>
    signIn(call.services, 'verify', call.input, browserOf(call)),
  ),

  /** Public: the refresh token proves who calls, since the access token may have expired. */
  publicRoute({ method: 'POST', path: '/auth/access-token', input: tokenInput }, ({ services, input, reply }) => {
    reply.header('cache-control', 'no-store');
    return renewSession(services, input.token);
  }),

  /** Public: the refresh token says which session; signing out must not fail because the access token has expired. */
  publicRoute({ method: 'POST', path: '/auth/sign-out', input: tokenInput }, async ({ services, input }) => {
    await signOut(services, input.token);
    return { signedOut: true };
  }),

  /** Invites somebody, as the mutation `invitePerson`. */
  signedInRoute(
    { method: 'POST', path: '/auth/invite', input: invitePersonInput, allow: allowPeopleAdmins },
    async ({ services, input }, caller) => ({ id: await invitePerson(services, caller, input, '') }),
  ),

  signedInRoute({ method: 'POST', path: '/auth/live-ticket' }, async ({ services, reply }, { sessionId }) => {
    reply.header('cache-control', 'no-store');
    return { ticket: await issueLiveTicket(services, sessionId!) };
  }),
];
