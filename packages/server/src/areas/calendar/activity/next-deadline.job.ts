import type { Job } from '../../../core/jobs/job.ts';
import { refreshPassedDeadlines } from '../calendar/calendar.change.ts';

/** Moves on the next deadlines that passed at midnight, by which lists are sorted. */
export const nextDeadlineJob: Job = {
  name: 'calendar.nextDeadline',
  schedule: { every: 'DAY', time: '00:01' },
  run: ({ db, now }) => refreshPassedDeadlines(db, now()),
};
