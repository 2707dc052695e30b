import { pagePath } from '@samspel/domain/subject/link-path';

type Addressed = { id: string; uri: string | null };

/** The addresses of grants, below /app; those below /admin are for admins. */
export const grantPaths = {
  home: '/action-value',
  list: '/action-value/list',
  /** The cases of my municipality. */
  cases: '/action-value/cases',
  followed: '/action-value/list?followed=true',
  one: ({ id, uri }: Addressed) => pagePath('ACTION_VALUE', uri ?? id),
  create: '/admin/action-value/create',
  edit: ({ id, uri }: Addressed) => `/admin/action-value/edit/${uri ?? id}`,
  /** A new grant that begins with another one's content. @param revision the id of its current revision */
  copy: (revision: string) => `/admin/action-value/copy/${revision}`,
  /** The same, with every day a year later. */
  nextCall: (revision: string) => `/admin/action-value/copy/${revision}?call=next`,
  revisions: ({ id, uri }: Addressed) => `/admin/action-value/revisions/${uri ?? id}`,
  kept: '/admin/action-value/sources',
  trash: '/admin/action-value/trash',
};
