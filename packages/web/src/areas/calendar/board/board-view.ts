/** The ways to view a year. */
export const boardViews = ['wheel', 'months', 'list', 'table'] as const;
export type BoardView = (typeof boardViews)[number];

/**
 * The view to open with: the one in the address, else the one shown last (`calendarSelectedView`), else the wheel, or the list if a wheel and its
 * list do not fit.
 */
export function viewToShow(written: string | null, last: string | null, isWide: boolean): BoardView {
  const known = (view: string | null) => boardViews.find((one) => one === view);
  return known(written) ?? known(last) ?? (isWide ? 'wheel' : 'list');
}
