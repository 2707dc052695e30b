/** Addresses below /app: the cases of my municipality, and the grants that they are on. */
export const casePaths = {
  all: '/action-value/cases',
  grants: '/action-value',
  grantList: '/action-value/list',
  grant: ({ id, uri }: { id: string; uri: string | null }) => `/action-value/${uri ?? id}`,
};
