import { pino } from 'pino';
import { openLog } from '../core/base/log.ts';
import type { Settings } from '../core/base/settings.ts';
import type { Storage } from '../core/base/storage.ts';
import { readPassword } from '../core/database/embedded/cluster.ts';
import { connectionString } from '../core/database/embedded/connect.ts';
import { startEmbeddedPostgres } from '../core/database/embedded/embedded.ts';
import { layoutOf } from '../core/database/embedded/layout.ts';
import { livingPostmaster } from '../core/database/embedded/postmaster.ts';
import { openStorage } from '../core/storage/open-storage.ts';

/** The database and the files of an installation, which may be running or not. */
export type Installation = { connectionString: string; storage: Storage; close: () => Promise<void> };

/**
 * Opens an installation. An embedded database that runs is used as it is; one that does not is started, and stopped by `close`.
 * @param say gets one line about each thing that takes time
 */
export async function openInstallation(settings: Settings, say: (line: string) => void): Promise<Installation> {
  const storage = await openStorage(settings, openLog(settings.logLevel, pino.destination(2)));
  const { connectionString, stop } = await openDatabase(settings, say);
  return { connectionString, storage, close: stop };
}

async function openDatabase({ databaseUrl, dataDir }: Settings, log: (line: string) => void) {
  if (databaseUrl) return { connectionString: databaseUrl, stop: async () => {} };
  const layout = layoutOf(dataDir);
  const living = livingPostmaster(layout);
  if (living)
    return { connectionString: connectionString(living.socketDir, readPassword(layout)), stop: async () => {} };
  return startEmbeddedPostgres({ dataDir, log });
}
