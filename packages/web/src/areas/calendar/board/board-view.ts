/** The ways to see what a year holds. Where there is room the wheel stands beside the other two and is no view of its own. */
export const boardViews = ['list', 'wheel', 'table'] as const;
export type BoardView = (typeof boardViews)[number];

/** The views side by side as tabs. */
export const viewsShown = (isWide: boolean): readonly BoardView[] =>
  isWide ? boardViews.filter((view) => view !== 'wheel') : boardViews;

/** The view to open with: the one shown last (`calendarSelectedView`), or the list where that is none of those shown. */
export function viewToShow(last: string | null, isWide: boolean): BoardView {
  return viewsShown(isWide).find((view) => view === last) ?? 'list';
}
