import type { WheelRing } from '@samspel/wheel';
import { type SortColumn, sortActivities } from '@samspel/wheel';
import type { BoardActivity } from '../model/board-activity.ts';

/** What the table of a year can be sorted by. */
export const tableColumns = ['title', 'ring', 'start', 'end', 'person', 'state'] as const satisfies (
  | SortColumn
  | 'person'
)[];
export type TableColumn = (typeof tableColumns)[number];

export interface TableOrder {
  column: TableColumn;
  isDescending: boolean;
}

/** Sorts in the reader's language, ties by deadline and then title. Activities without a responsible person come last. */
export function sortTable(
  activities: readonly BoardActivity[],
  { column, isDescending }: TableOrder,
  rings: readonly WheelRing[],
  locale: string,
): BoardActivity[] {
  if (column !== 'person') {
    return sortActivities(activities, { column, isDescending }, rings, locale) as BoardActivity[];
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byDeadline = sortTable(activities, { column: 'end', isDescending: false }, rings, locale);
  const sign = isDescending ? -1 : 1;
  return byDeadline.sort(({ responsible: one }, { responsible: other }) => {
    if (!one || !other) return Number(!one) - Number(!other);
    return sign * compare(one.name, other.name);
  });
}

/** Returns the order after a click on a column: the sorted column is reversed, another one starts ascending. */
export const nextOrder = (order: TableOrder, column: TableColumn): TableOrder => ({
  column,
  isDescending: order.column === column && !order.isDescending,
});
