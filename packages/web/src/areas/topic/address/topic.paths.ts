type Addressed = { id: string; uri: string | null };

/** The addresses of topics, below /app (product/topics#pages). */
export const topicPaths = {
  dashboard: '/topic',
  list: '/topic/list',
  mine: '/topic/list?mine=true',
  myMunicipality: '/topic/list/myMunicipality',
  create: '/topic/create',
  trash: '/topic/trash',
  edit: ({ id, uri }: Addressed) => `/topic/edit/${uri ?? id}`,
  /** The page of one topic; without a tab, the tab about it. */
  one: ({ id, uri }: Addressed, tab?: string) => `/topic/${uri ?? id}${tab ? `/${tab}` : ''}`,
};
