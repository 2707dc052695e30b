/** The addresses of grants, below /app. */
export const grantPaths = {
  home: '/action-value',
  list: '/action-value/list',
  followed: '/action-value/list?followed=true',
  one: ({ id, uri }: { id: string; uri: string | null }) => `/action-value/${uri ?? id}`,
};
