import { readLocal, writeLocal } from '../../../storage/local.ts';

const name = 'lastCalendar';

/** Keeps in this browser which year wheel the last new activity came into. */
export const keepLastCalendar = (id: string): void => void writeLocal(name, id);

/**
 * Returns the id of the year wheel to propose for a new activity: the only one there is, the one pointed at, else the one used last; '' if none of them is
 * known. @param pointed id of a year wheel, which counts if it is among those to choose from
 */
export function proposedCalendar(calendars: readonly { id: string }[] | undefined, pointed?: string): string {
  if (!calendars) return '';
  if (calendars.length === 1) return calendars[0]!.id;
  const known = [pointed, readLocal(name)].find((one) => calendars.some(({ id }) => id === one));
  return known ?? '';
}
