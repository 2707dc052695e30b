import type { CalendarPartsFragment } from '../../../generated/graphql.ts';

/** What of a year wheel is needed to copy it, and to say who will see the copy. */
export type CopiedCalendar = Pick<CalendarPartsFragment, 'id' | 'title' | 'status' | 'access'>;
