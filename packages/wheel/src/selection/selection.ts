import { yearWindow } from '../time/year-window.ts';
import type { MonthSelection, WheelSelection } from '../types.ts';

const NOTHING: MonthSelection = { isEntireMonthSelected: false, selectedRingIds: [] };

/** Returns an empty selection, which means that everything is shown. */
export function emptySelection(): WheelSelection {
  return Array.from({ length: 12 }, () => NOTHING);
}

/** Throws a RangeError for a selection with fewer than 12 months, which the wheel rejects (product/year-wheels#the-wheel). */
export function assertTwelveMonths(selection: WheelSelection): void {
  if (selection.length < 12) throw new RangeError(`A selection has 12 months, this one has ${selection.length}`);
}

/**
 * Returns the whole current month if the year shown is the current one, otherwise an empty selection. `today` is YYYY-MM-DD. `shown` says whether two
 * years are shown from a start month on: the months before it are then those of the next year, and are current only in that year.
 */
export function defaultSelection(
  year: number,
  today: string,
  ringIds: readonly string[],
  shown: { startMonth?: number; twoYears?: boolean } = {},
): WheelSelection {
  const { months } = yearWindow({ year, ...shown });
  const current = months.find(({ year, month }) => today.startsWith(`${year}-${String(month).padStart(2, '0')}`));
  return current ? withMonth(emptySelection(), current.month - 1, entireMonth(ringIds)) : emptySelection();
}

export function entireMonth(ringIds: readonly string[]): MonthSelection {
  return { isEntireMonthSelected: true, selectedRingIds: [...ringIds] };
}

/** Returns the selection of some rings; a month counts as whole when all its rings are selected. */
export function monthOfRings(selected: readonly string[], ringIds: readonly string[]): MonthSelection {
  const kept = ringIds.filter((id) => selected.includes(id));
  return { isEntireMonthSelected: ringIds.length > 0 && kept.length === ringIds.length, selectedRingIds: kept };
}

export function withMonth(selection: WheelSelection, month: number, chosen: MonthSelection): WheelSelection {
  return selection.map((before, index) => (index === month ? chosen : before));
}

/** Whether this ring is chosen in this month (0 is January). */
export function isPieSelected(selection: WheelSelection, month: number, ringId: string): boolean {
  const chosen = selection[month];
  return chosen !== undefined && (chosen.isEntireMonthSelected || chosen.selectedRingIds.includes(ringId));
}

/** Whether anything is chosen in this month (0 is January). */
export function isMonthTouched(selection: WheelSelection, month: number): boolean {
  const chosen = selection[month];
  return chosen !== undefined && (chosen.isEntireMonthSelected || chosen.selectedRingIds.length > 0);
}

export function isSelectionEmpty(selection: WheelSelection): boolean {
  return selection.every((_, month) => !isMonthTouched(selection, month));
}

/** Whether both choose the same. A month chosen entirely is the same whatever rings it lists. */
export function isSameSelection(one: WheelSelection, other: WheelSelection): boolean {
  return one.every((month, index) => {
    const twin = other[index];
    if (!twin || twin.isEntireMonthSelected !== month.isEntireMonthSelected) return false;
    if (month.isEntireMonthSelected) return true;
    return [...twin.selectedRingIds].sort().join() === [...month.selectedRingIds].sort().join();
  });
}
