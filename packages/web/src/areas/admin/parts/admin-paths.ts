/** Addresses of the administration, below /app. */
export const adminPaths = {
  people: '/admin/people',
  peopleOf: (organization: string, status?: string) =>
    `/admin/people?organization=${organization}${status ? `&status=${status}` : ''}`,
  person: (id: string) => `/admin/people/${id}`,
  orphans: '/admin/orphans',
  groups: '/admin/groups',
  groupCalled: (title: string) => `/admin/groups?text=${encodeURIComponent(title)}`,
  organizationGroupCalled: (title: string) => `/admin/newGroup?text=${encodeURIComponent(title)}`,
  days: '/admin/days',
  report: '/admin/report',
  organizations: '/admin/organizations',
  organization: (id: string) => `/admin/organizations/${id}`,
  allNews: '/admin/news',
  newNews: '/admin/news/create',
  news: (id: string) => `/admin/news/${id}`,
  log: '/admin/log',
  logOf: (person: string) => `/admin/log?person=${person}`,
  operation: '/admin/operation',
};
