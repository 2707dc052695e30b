import { createServer } from 'node:net';
import type { Settings } from './core/base/settings.ts';

/** Finds out early whether the port can be opened, before the database is filled for a server that cannot listen. Fails as listening would. */
export function checkPort({ port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
