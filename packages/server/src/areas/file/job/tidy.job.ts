import type { Job } from '../../../core/jobs/job.ts';
import { clearIncoming } from '../../../core/storage/incoming.ts';
import { compareStorage } from './compare.ts';
import { deleteDiscarded } from './discarded.ts';

/**
 * The job that deletes the bytes of files that were deleted for good, and the remains of uploads; then compares the storage with the database and
 * logs the result. It runs after the job that empties the trash.
 */
export const tidyJob: Job = {
  name: 'file.tidy',
  schedule: { every: 'DAY', time: '04:10' },
  run: async (services) => {
    const deleted = await deleteDiscarded(services);
    const cleared = await clearIncoming(services.settings, services.now());
    const found = await compareStorage(services);
    const { log } = services;
    const isWhole = found.orphans.length === 0 && found.missing.length === 0;
    if (isWhole) log.info({ deleted, cleared, ...found }, 'the storage and the database agree');
    else log.warn({ deleted, cleared, ...found }, 'the storage and the database do not agree');
  },
};
