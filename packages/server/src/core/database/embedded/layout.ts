import { join } from 'node:path';

/** The paths of everything that the embedded database keeps in the data folder. */
export type Layout = Readonly<{
  dataDir: string;
  /** Locked by the running Samspel that uses the folder. */
  lock: string;
  /** Owned by the user that PostgreSQL runs as, closed to others. */
  home: string;
  cluster: string;
  /** A cluster that is being made. It is renamed to `cluster` when it is complete, and removed if a start finds it. */
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
