import type { Operation } from './calls.ts';

/** The copy of everything of one's own. None is ready yet when it is fetched. */
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
];
