import { join } from 'node:path';

/** Where everything of the embedded database lies inside the data folder. */
export type Layout = Readonly<{
  dataDir: string;
  /** Held by the living Samspel that uses the folder. */
  lock: string;
  /** Owned by the user that PostgreSQL runs as, closed to others. */
  home: string;
  cluster: string;
  /** A cluster being made; renamed to `cluster` when it is whole, thrown away if found at a start. */
  newCluster: string;
  libraries: string;
  socket: string;
  password: string;
  log: string;
}>;

/** The layout of a data folder; `dataDir` is absolute. */
export function layoutOf(dataDir: string): Layout {
  const home = join(dataDir, 'postgres');
  return {
    dataDir,
    lock: join(dataDir, 'samspel.lock'),
    home,
    cluster: join(home, 'cluster'),
    newCluster: join(home, 'cluster.new'),
    libraries: join(home, 'libraries'),
    socket: join(home, 'socket'),
    password: join(home, 'password'),
    log: join(home, 'log'),
  };
}
