import { readLocal, writeLocal } from '../../../storage/local.ts';

const name = 'lastCalendar';

/** Remembers in this browser the year wheel of the last new activity. */
export const keepLastCalendar = (id: string): void => void writeLocal(name, id);

/**
 * Returns the id of the year wheel to propose for a new activity: the only one there is, the one pointed at, else the one used last; '' if neither is
 * among those to choose from.
 * @param pointed id of a year wheel
 */
export function proposedCalendar(calendars: readonly { id: string }[] | undefined, pointed?: string): string {
  if (!calendars) return '';
  if (calendars.length === 1) return calendars[0]!.id;
  const known = [pointed, readLocal(name)].find((one) => calendars.some(({ id }) => id === one));
  return known ?? '';
}
