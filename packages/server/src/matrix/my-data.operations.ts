import { change, type Operation } from './calls.ts';

/** The copy of everything of one's own, of which none is ready yet when it is fetched; and deleting the account. */
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
  change('leaveSamspel', 'signed in', () => ({}), '{ id }'),
  { name: 'mutation staySamspel', need: 'signed in', call: () => ({ query: 'mutation { staySamspel { id } }' }) },
];
