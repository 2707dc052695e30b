import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { findBinaries, linkLibraries } from './binaries.ts';
import { checkMajor, makeCluster, makeDataFolder, readPassword } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { type Layout, layoutOf } from './layout.ts';
import { chooseRunner, giveTo } from './runner.ts';
import { supervise } from './supervisor.ts';

/** The embedded database while it runs. */
export type EmbeddedPostgres = Readonly<{
  connectionString: string;
  /** Ends every connection, closes the database cleanly and releases the data folder. */
  stop(): Promise<void>;
  /** Whether the database was found running, left by a Samspel that was killed. */
  adopted: boolean;
}>;

/** What the embedded database is started with. */
export type EmbeddedOptions = Readonly<{
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  /** Gets one line about each thing that takes time or went wrong. */
  log: (line: string) => void;
  /** False for throw-away databases of tests: nothing is flushed to the disk. */
  durable?: boolean;
  /** The command that opens a user namespace; tests set another one. */
  unshare?: string;
}>;

/**
 * Starts the PostgreSQL that npm brought on a cluster inside the data folder, or adopts the one that a killed Samspel left running there.
 * Only this process may use the data folder until `stop` (issue 2 §1).
 * @throws DatabaseStartError with one sentence for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, durable = true } = options;
  const layout = openFolder(options.dataDir);
  const unlock = lockFolder(layout.dataDir, layout.lock);
  try {
    const binaries = findBinaries();
    mkdirSync(layout.home, { recursive: true, mode: 0o700 });
    checkMajor(layout, binaries.major);
    const runner = chooseRunner(layout, binaries.postgres, options.unshare);
    const password = readPassword(layout);
    const env = linkLibraries(binaries, layout.libraries);
    for (const path of [layout.libraries, layout.password]) giveTo(path, runner.owner);
    if (!existsSync(layout.cluster)) {
      log(`Making the database in ${layout.home}.`);
      await makeCluster(layout, binaries, runner, env, durable);
    }
    const supervised = await supervise({ layout, binaries, runner, env, password, durable, log });
    const stop = async () => {
      await supervised.stop();
      unlock();
    };
    return { connectionString: supervised.connectionString, adopted: supervised.adopted, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Returns the layout by the folder's real path, links followed, since PostgreSQL and the kernel know it by that path. */
function openFolder(dataDir: string): Layout {
  makeDataFolder(dataDir);
  return layoutOf(realpathSync(dataDir));
}
