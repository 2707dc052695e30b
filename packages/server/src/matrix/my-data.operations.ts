import { change, type Operation } from './calls.ts';

/**
 * Operations on one's data and account: the copy of all one's data, which is not ready yet when it is fetched; other addresses, of which there
 * are none; a password, which only admins may have here; and deleting the account.
 */
export const myDataOperations: readonly Operation[] = [
  { name: 'GET /person/my-data', need: 'signed in', call: () => ({ method: 'GET', path: '/person/my-data' }) },
  {
    name: 'GET /person/my-data/file',
    need: 'signed in',
    instead: { ok: 'notFound' },
    call: () => ({ method: 'GET', path: '/person/my-data/file' }),
  },
  {
    name: 'POST /person/my-data',
    need: 'signed in',
    call: () => ({ method: 'POST', path: '/person/my-data', body: {} }),
  },
  {
    name: 'POST /person/alternate-email',
    need: 'signed in',
    call: (_things, as) => ({
      method: 'POST',
      path: '/person/alternate-email',
      body: { email: `other@${as?.email.split('@')[1]}` },
    }),
  },
  {
    name: 'POST /person/confirm-email',
    need: 'signed in',
    instead: { ok: 'account.noProof' },
    call: () => ({
      method: 'POST',
      path: '/person/confirm-email',
      body: { email: 'nobody@example.org', pinCode: '123456' },
    }),
  },
  ...['removeAlternateEmail', 'useAsMainEmail'].map((name) => ({
    ...change(name, 'signed in', () => ({ email: 'nobody@example.org' }), '{ id }', 'AlternateEmailInput'),
    instead: { ok: 'notFound' } as const,
  })),
  {
    name: 'POST /auth/set-password',
    need: 'administer',
    instead: { ok: 'account.noProof', notFound: 'notAllowed' },
    call: () => ({
      method: 'POST',
      path: '/auth/set-password',
      body: { password: 'fem ulike ord på rad', pinCode: '123456' },
    }),
  },
  {
    name: 'POST /auth/password-pin',
    need: 'administer',
    instead: { notFound: 'notAllowed' },
    call: () => ({ method: 'POST', path: '/auth/password-pin' }),
  },
  { name: 'mutation removePassword', need: 'signed in', call: () => ({ query: 'mutation { removePassword { id } }' }) },
  change('leaveSamspel', 'signed in', () => ({}), '{ id }'),
  {
    name: 'mutation cancelAccountDeletion',
    need: 'signed in',
    call: () => ({ query: 'mutation { cancelAccountDeletion { id } }' }),
  },
];
