/** The rows that are chosen, and the one chosen last, from which Shift reaches. */
export interface ChosenRows {
  ids: ReadonlySet<string>;
  last: string | undefined;
}

export const noRows: ChosenRows = { ids: new Set(), last: undefined };

/** Chooses a row, or lets go of it. */
export function toggleRow({ ids }: ChosenRows, id: string): ChosenRows {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, last: id };
}

/** Chooses all rows from the one chosen last to this one. @param order the rows as they are shown */
export function reachRow(rows: ChosenRows, id: string, order: readonly string[]): ChosenRows {
  const [from, to] = [order.indexOf(rows.last ?? id), order.indexOf(id)];
  if (from < 0 || to < 0) return toggleRow(rows, id);
  const reached = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...rows.ids, ...reached]), last: id };
}

/** What is left of a choice among the rows that are still shown: what a filter took away is not changed unseen. */
export const shownRows = ({ ids }: ChosenRows, order: readonly string[]): string[] => order.filter((id) => ids.has(id));
