import { trashLimit } from '@samspel/domain/subject/trash';
import type { Job } from '../../../core/jobs/job.ts';

/** The job that each night deletes for good the files that were removed from a case 30 days ago. */
export const tidyCaseFilesJob: Job = {
  name: 'grantCase.tidyFiles',
  schedule: { every: 'DAY', time: '03:40' },
  run: async ({ db, now, log }) => {
    const { numDeletedRows } = await db
      .deleteFrom('grant_case_file')
      .where('removed_at', '<=', trashLimit(now()))
      .executeTakeFirst();
    if (numDeletedRows > 0n)
      log.info({ count: Number(numDeletedRows) }, 'deleted files of cases that were removed 30 days ago');
  },
};
