import { trashLimit } from '@samspel/domain/subject/trash';
import type { Job } from '../../core/jobs/job.ts';

/** Each night deletes for good the links that were removed 30 days ago. */
export const linkJob: Job = {
  name: 'link.emptyTrash',
  schedule: { every: 'DAY', time: '03:40' },
  run: async ({ db, now }) => {
    await db.deleteFrom('link').where('removed_at', '<=', trashLimit(now())).execute();
  },
};
