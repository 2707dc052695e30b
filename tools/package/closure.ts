/** A package as `package-lock.json` has it. */
export type Locked = {
  version?: string;
  license?: string;
  link?: true;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** The packages of a lockfile, by their folder. */
export type Lock = Readonly<Record<string, Locked>>;

/**
 * Returns the folders of all packages that some packages need at run time, with those packages themselves: what Node finds when it looks from the
 * folder of whoever imports, upwards.
 * @param roots the folders of the packages to begin with, such as `packages/server`
 * @param isHere whether a folder of the lockfile is on this machine; optional packages for other machines are not
 * @throws if a package that is needed is not here
 */
export function closureOf(lock: Lock, roots: readonly string[], isHere: (folder: string) => boolean): string[] {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock[folder]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = placeOf(lock, folder, name);
      const isNeeded = name in dependencies && !(name in optionalDependencies);
      if (place !== undefined && isHere(place)) visit(place);
      else if (isNeeded) throw new Error(`${folder} needs ${name}, which is not installed.`);
    }
  };
  for (const root of roots) visit(root);
  return [...found].sort();
}

/** Returns the folder that a name means for a package in a folder; a link is followed. */
function placeOf(lock: Lock, folder: string, name: string): string | undefined {
  for (let from = folder; ; from = from.replace(/(^|\/)[^/]+$/, '')) {
    if (!from.endsWith('node_modules')) {
      const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
      const locked = lock[place];
      if (locked) return locked.link ? locked.resolved : place;
    }
    if (from === '') return undefined;
  }
}
