type Addressed = { id: string; uri: string | null };

/** The addresses of a kind of thing, below /app. */
export interface RootPaths {
  list: string;
  create: string;
  trash: string;
  one: (thing: Addressed) => string;
  /** The form of one; if left out, it is a dialog over its page. */
  edit?: (thing: Addressed) => string;
}

/** Returns the addresses of a kind. @param path the first part of all of them: `meeting` */
export const rootPaths = (path: string): RootPaths => ({
  list: `/${path}`,
  create: `/${path}/create`,
  trash: `/${path}/trash`,
  one: ({ id, uri }) => `/${path}/${uri ?? id}`,
});
