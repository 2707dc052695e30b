/** The ways to view a year (product/year-wheels#views), in the order of their tabs. */
export const calendarViews = ['wheel', 'months', 'timeline', 'list', 'table'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Names that older clients send. */
const otherNames: Readonly<Record<string, CalendarView>> = { DEFAULT: 'wheel', TIMELINE: 'timeline' };

/** Returns the view of a name, or undefined if it names none. */
export function readCalendarView(written: unknown): CalendarView | undefined {
  if (typeof written !== 'string') return undefined;
  return (
    calendarViews.find((view) => view === written) ??
    (Object.hasOwn(otherNames, written) ? otherNames[written] : undefined)
  );
}
