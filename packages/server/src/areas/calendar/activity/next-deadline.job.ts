import type { Job } from '../../../core/jobs/job.ts';
import { refreshPassedDeadlines } from '../calendar/calendar.change.ts';

/** Updates the next deadlines that passed at midnight; lists are sorted by them. */
export const nextDeadlineJob: Job = {
  name: 'calendar.nextDeadline',
  schedule: { every: 'DAY', time: '00:01' },
  run: ({ db, now }) => refreshPassedDeadlines(db, now()),
};
