import type { WheelActivity, WheelRing } from '../types.ts';

export type SortColumn = 'title' | 'ring' | 'start' | 'end' | 'state';
export type TableSort = { column: SortColumn; isDescending: boolean };

/** Returns the activities sorted as the reader's language does, ties by deadline and then title; the input is not changed. */
export function sortActivities(
  activities: readonly WheelActivity[],
  { column, isDescending }: TableSort,
  rings: readonly WheelRing[],
  locale: string,
): WheelActivity[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const order = new Map(rings.map(({ id }, index) => [id, index]));
  const by: Record<SortColumn, (a: WheelActivity, b: WheelActivity) => number> = {
    title: (a, b) => compare(a.title, b.title),
    ring: (a, b) => (order.get(a.ringId) ?? rings.length) - (order.get(b.ringId) ?? rings.length),
    start: (a, b) => compareDays(a.startDate, b.startDate),
    end: (a, b) => compareDays(a.endDate, b.endDate),
    state: (a, b) => urgency(a) - urgency(b),
  };
  const sign = isDescending ? -1 : 1;
  return [...activities].sort((a, b) => sign * by[column](a, b) || by.end(a, b) || by.title(a, b));
}

const compareDays = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const urgency = (activity: WheelActivity) => (activity.isDone ? 2 : activity.isOverdue ? 0 : 1);

/** Returns the sort after a click on a column: on the sorted column it turns the order round, on another it starts ascending. */
export function nextSort(sort: TableSort, column: SortColumn): TableSort {
  return { column, isDescending: sort.column === column && !sort.isDescending };
}
