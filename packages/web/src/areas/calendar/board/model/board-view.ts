import { type CalendarView, calendarViews, readCalendarView } from '@samspel/domain/account/calendar-view';

/** The ways to view a year. */
export type BoardView = CalendarView;

/** The views of a person, in the order of their tabs: the timeline only with its permission (product/access#permissions). */
export const viewsFor = (hasTimeline: boolean): readonly BoardView[] =>
  calendarViews.filter((view) => hasTimeline || view !== 'timeline');

/**
 * The view to open with: the one in the address, else the one shown last (`calendarSelectedView`), else the wheel, or the list if a wheel and its
 * list do not fit. One that the person does not have is passed over.
 */
export function viewToShow(
  written: string | null,
  last: string | null,
  { isWide, hasTimeline }: { isWide: boolean; hasTimeline: boolean },
): BoardView {
  const views = viewsFor(hasTimeline);
  const known = (view: string | null) => views.find((one) => one === readCalendarView(view));
  return known(written) ?? known(last) ?? (isWide ? 'wheel' : 'list');
}
