import { passwordInput, setPasswordInput } from '@samspel/domain/account/password.input';
import { publicRoute, type Route, signedInRoute } from '../../../core/rest/route.ts';
import { browserOf } from '../sign-in/browser.ts';
import { markOf } from '../sign-in/browser-mark.ts';
import { askForPassword, setPassword } from './set-password.ts';
import { signInByPassword } from './sign-in-by-password.ts';

/** Signing in by a password, and choosing one (product/accounts#passwords). */
export const passwordRoutes: readonly Route[] = [
  /** Public: the password is what signs in. */
  publicRoute({ method: 'POST', path: '/auth/login', input: passwordInput }, (call) =>
    signInByPassword(call.services, call.input, browserOf(call)),
  ),

  signedInRoute({ method: 'POST', path: '/auth/password-pin' }, async ({ services, request, reply }, caller) => {
    const { seconds } = await askForPassword(services, caller, markOf(request));
    reply.header('retry-after', seconds);
    return {};
  }),

  signedInRoute(
    { method: 'POST', path: '/auth/set-password', input: setPasswordInput },
    async ({ services, input, request }, caller) => {
      await setPassword(services, caller, input, markOf(request));
      return {};
    },
  ),
];
