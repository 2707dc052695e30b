import { osloToday } from '@samspel/domain/time/oslo';
import type { Job } from '../../../core/jobs/job.ts';
import { refreshPassedDeadlines } from './grant.deadlines.ts';

/** Updates the next deadlines that passed at midnight, by which lists are sorted. */
export const nextDeadlineJob: Job = {
  name: 'grant.nextDeadline',
  schedule: { every: 'DAY', time: '00:02' },
  run: ({ db, now }) => refreshPassedDeadlines(db, osloToday(now())),
};
