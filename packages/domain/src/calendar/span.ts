import type { Day } from '../time/day.ts';

/** The days of one activity, both included: one that lasts a day starts and ends on it. */
export type Span = { startDate: Day; endDate: Day };
