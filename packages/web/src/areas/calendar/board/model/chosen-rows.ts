/** The chosen rows, and the one chosen last, from which Shift extends the choice. */
export interface ChosenRows {
  ids: ReadonlySet<string>;
  last: string | undefined;
}

export const noRows: ChosenRows = { ids: new Set(), last: undefined };

/** Chooses a row, or removes it from the choice. */
export function toggleRow({ ids }: ChosenRows, id: string): ChosenRows {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, last: id };
}

/** Chooses all rows from the one chosen last to this one. @param order the rows as shown */
export function reachRow(rows: ChosenRows, id: string, order: readonly string[]): ChosenRows {
  const [from, to] = [order.indexOf(rows.last ?? id), order.indexOf(id)];
  if (from < 0 || to < 0) return toggleRow(rows, id);
  const reached = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...rows.ids, ...reached]), last: id };
}

/** The chosen rows that are still shown: what a filter has hidden is not changed unseen. */
export const shownRows = ({ ids }: ChosenRows, order: readonly string[]): string[] => order.filter((id) => ids.has(id));
