/** Where in the project a file is. A file outside `packages/` has neither package nor part. */
export type Place = {
  path: string;
  /** `domain`, `server`, … */
  package?: string;
  /** The first folder below `src`: `areas`, `core`, `shell`, `ui`; empty for a file directly in `src`. */
  part: string;
  /** The area whose folder it is in. */
  area?: string;
};

/** Returns the place of a path of the repository, or of the name of an npm package. */
export function placeOf(path: string): Place {
  const [, owner, rest] = /^packages\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (!owner || !rest) return { path, part: '' };
  const folders = rest
    .replace(/^src\//, '')
    .split('/')
    .slice(0, -1);
  const [part = '', area] = folders;
  return { path, package: owner, part, area: part === 'areas' ? area : undefined };
}

/** Whether two places belong to the same area of the same package. */
export const isSameArea = (one: Place, other: Place) => one.package === other.package && one.area === other.area;
