import { notificationDays } from '@samspel/domain/subject/notification';
import type { Job } from '../../core/jobs/job.ts';

/** Forgets, every night, what people were told long ago. */
export const tidyJob: Job = {
  name: 'notification.tidy',
  cron: '23 3 * * *',
  run: async ({ db, now }) => {
    const limit = new Date(now().getTime() - notificationDays * 86_400_000);
    await db.deleteFrom('notification').where('date_created', '<', limit).execute();
  },
};
