/** The addresses of a kind of thing, below /app. */
export interface RootPaths {
  list: string;
  create: string;
  trash: string;
  one: (thing: { id: string; uri: string | null }) => string;
}

/** Returns the addresses of a kind. @param path the first part of all of them: `meeting` */
export const rootPaths = (path: string): RootPaths => ({
  list: `/${path}`,
  create: `/${path}/create`,
  trash: `/${path}/trash`,
  one: ({ id, uri }) => `/${path}/${uri ?? id}`,
});
