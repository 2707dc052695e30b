import type { Day } from '../time/day.ts';

/**
 * Everything about a year wheel that an anonymous reader gets: no people, notes, files, descriptions, access, ticks, or ids
 * (product/sharing#links-for-everyone). Activities refer to their ring by its place in `rings`.
 */
export type SharedYear = {
  title: string;
  /** The name of the organization that the year wheel belongs to. */
  organization: string;
  /** When the year wheel or something in it was last changed; an Oslo day. */
  lastUpdated: Day;
  /** #rrggbb */
  color: string;
  year: number;
  /** 1–12; the months before it are those of the next year. */
  startMonth: number;
  /** Whether the year may be shown on a timeline: the organization has CALENDAR_TIMELINE. */
  hasTimeline: boolean;
  /** The first and the last day of the twelve months. */
  from: Day;
  to: Day;
  /** From the outside in; the ring of activities without a tag of their own has no title. */
  rings: { title: string | null; color: string }[];
  /** Those that touch the days, by start date; at most 5,000. */
  activities: { title: string; ring: number; startDate: Day; endDate: Day }[];
};
