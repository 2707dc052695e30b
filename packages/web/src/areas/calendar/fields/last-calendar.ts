import { readLocal, writeLocal } from '../../../storage/local.ts';

const name = 'lastCalendar';

/** Keeps in this browser which year wheel the last new activity came into. */
export const keepLastCalendar = (id: string): void => writeLocal(name, id);

/** Returns the id of the year wheel to propose for a new activity: the only one there is, else the one used last; '' where neither is known. */
export function proposedCalendar(calendars: readonly { id: string }[] | undefined): string {
  if (!calendars) return '';
  if (calendars.length === 1) return calendars[0]!.id;
  const last = readLocal(name);
  return calendars.find(({ id }) => id === last)?.id ?? '';
}
