import { termsVersion } from '@samspel/domain/account/terms';
import { ask, change, type Operation } from './calls.ts';

const open = (name: string): Operation => ({ name, need: 'public' });

/** Operations on one's own account; those of signing in are public. */
export const accountOperations: readonly Operation[] = [
  ask('me', 'signed in', 'me { id }'),
  ask('myFollowed', 'signed in', 'myFollowed { calendars { id title } }'),
  change('updateMe', 'signed in', () => ({ jobTitle: 'Rådgjevar' }), '{ id }'),
  change('updateSettings', 'signed in', () => ({ isSidebarExpanded: false }), '{ id }'),
  change('acceptTerms', 'signed in', () => ({ version: termsVersion }), '{ id }'),
  {
    name: 'mutation renewCalendarCode',
    need: 'signed in',
    call: () => ({ query: 'mutation { renewCalendarCode { id } }' }),
  },
  { name: 'GET /person/me', need: 'signed in', call: () => ({ method: 'GET', path: '/person/me' }) },
  { name: 'GET /person/my-tokens', need: 'signed in', call: () => ({ method: 'GET', path: '/person/my-tokens' }) },
  {
    name: 'POST /person/revoke-token',
    need: 'signed in',
    instead: { ok: 'notFound' },
    call: () => ({ method: 'POST', path: '/person/revoke-token', body: { id: 999_999 } }),
  },
  {
    name: 'POST /auth/live-ticket',
    need: 'signed in',
    call: () => ({ method: 'POST', path: '/auth/live-ticket', body: {} }),
  },
  ...[
    'GET /health',
    'POST /auth/email',
    'GET /auth/captcha',
    'POST /auth/register',
    'POST /auth/confirm-user',
    'POST /auth/login',
    'POST /auth/verify-pin',
    'GET /auth/login-with-microsoft',
    'GET /auth/microsoft-callback',
    'POST /auth/microsoft-token',
    'GET /teams/app-package',
    'POST /auth/access-token',
    'POST /auth/sign-out',
    'GET /notification/unsubscribe',
    'POST /notification/unsubscribe',
    'GET /calendar/paper-mail/end',
    'POST /calendar/paper-mail/end',
  ].map(open),
];
