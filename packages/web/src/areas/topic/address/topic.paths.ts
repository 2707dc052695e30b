import { rootPaths } from '../../../subject/root/root-paths.ts';

type Addressed = { id: string; uri: string | null };

/** The addresses of topics, below /app (product/topics#pages). */
export const topicPaths = {
  ...rootPaths('topic'),
  dashboard: '/topic',
  list: '/topic/list',
  mine: '/topic/list?mine=true',
  myMunicipality: '/topic/list/myMunicipality',
  edit: ({ id, uri }: Addressed) => `/topic/edit/${uri ?? id}`,
  /** The page of one topic; without a tab, the tab about it. */
  one: ({ id, uri }: Addressed, tab?: string) => `/topic/${uri ?? id}${tab ? `/${tab}` : ''}`,
};
