import type { Day } from '../time/day.ts';

/**
 * All that an anonymous reader is told of a year wheel (product/sharing#links-for-everyone): no people, notes, files, descriptions, access, ticks, or ids.
 * Activities name their ring by its place in `rings`.
 */
export type SharedYear = {
  title: string;
  /** #rrggbb */
  color: string;
  year: number;
  /** 1–12; the months before it are those of the next year. */
  startMonth: number;
  /** The first and the last day of the twelve months. */
  from: Day;
  to: Day;
  /** From the outside in; without a title the ring of what has no tag of its own. */
  rings: { title: string | null; color: string }[];
  /** Those that touch the days, by start date; at most 5,000. */
  activities: { title: string; ring: number; startDate: Day; endDate: Day }[];
};
