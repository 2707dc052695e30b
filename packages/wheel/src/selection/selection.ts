import { yearWindow } from '../time/year-window.ts';
import type { MonthSelection, WheelSelection } from '../types.ts';

const NOTHING: MonthSelection = { isEntireMonthSelected: false, selectedRingIds: [] };

/** Nothing chosen, which means that everything is shown. */
export function emptySelection(): WheelSelection {
  return Array.from({ length: 12 }, () => NOTHING);
}

/** The wheel rejects a selection with fewer than 12 months (product/year-wheels#the-wheel). Throws a RangeError. */
export function assertTwelveMonths(selection: WheelSelection): void {
  if (selection.length < 12) throw new RangeError(`A selection has 12 months, this one has ${selection.length}`);
}

/**
 * The current month entirely where the year shown is the current one, else nothing. `today` is YYYY-MM-DD. Where two years are shown from a
 * start month on, `shown` says so: the months before it are those of the next year, and count as current only then.
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

/** A month counts as whole when all its rings are selected. */
export function monthOfRings(selected: readonly string[], ringIds: readonly string[]): MonthSelection {
  const kept = ringIds.filter((id) => selected.includes(id));
  return { isEntireMonthSelected: ringIds.length > 0 && kept.length === ringIds.length, selectedRingIds: kept };
}

export function withMonth(selection: WheelSelection, month: number, chosen: MonthSelection): WheelSelection {
  return selection.map((before, index) => (index === month ? chosen : before));
}

/** Is this ring in this month (0 is January) chosen? */
export function isPieSelected(selection: WheelSelection, month: number, ringId: string): boolean {
  const chosen = selection[month];
  return chosen !== undefined && (chosen.isEntireMonthSelected || chosen.selectedRingIds.includes(ringId));
}

/** Is anything in this month (0 is January) chosen? */
export function isMonthTouched(selection: WheelSelection, month: number): boolean {
  const chosen = selection[month];
  return chosen !== undefined && (chosen.isEntireMonthSelected || chosen.selectedRingIds.length > 0);
}

export function isSelectionEmpty(selection: WheelSelection): boolean {
  return selection.every((_, month) => !isMonthTouched(selection, month));
}

/** Do both choose the same? A month chosen entirely is the same whatever rings it lists. */
export function isSameSelection(one: WheelSelection, other: WheelSelection): boolean {
  return one.every((month, index) => {
    const twin = other[index];
    if (!twin || twin.isEntireMonthSelected !== month.isEntireMonthSelected) return false;
    if (month.isEntireMonthSelected) return true;
    return [...twin.selectedRingIds].sort().join() === [...month.selectedRingIds].sort().join();
  });
}
