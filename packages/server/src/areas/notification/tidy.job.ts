import { notificationDays } from '@samspel/domain/subject/notification';
import { daysEarlier } from '@samspel/domain/time/moment';
import type { Job } from '../../core/jobs/job.ts';

/** Deletes old notifications every night. */
export const tidyJob: Job = {
  name: 'notification.tidy',
  schedule: { every: 'DAY', time: '03:23' },
  run: async ({ db, now }) => {
    const limit = daysEarlier(now(), notificationDays);
    await db.deleteFrom('notification').where('date_created', '<', limit).execute();
  },
};
