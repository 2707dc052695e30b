import { createServer } from 'node:net';
import type { Settings } from './core/base/settings.ts';

/** Checks that the port can be opened, before a database is filled for a server that cannot listen. Rejects with the error of listening. */
export function checkPort({ port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
