import type { MonthSelection, ToggleMode, WheelSelection } from '../types.ts';
import {
  assertTwelveMonths,
  emptySelection,
  entireMonth,
  isPieSelected,
  isSameSelection,
  monthOfRings,
  withMonth,
} from './selection.ts';

export type ToggleInput = {
  /** 0 is January. */
  month: number;
  /** All rings of the wheel. */
  ringIds: readonly string[];
  toggleMode: ToggleMode;
  /** Whether Ctrl or Cmd was held, which adds under CONTROL_CLICK. */
  isAdding: boolean;
};

/** Chooses a whole month, or deselects it if it is chosen. Throws a RangeError for fewer than 12 months. */
export function toggleMonth(selection: WheelSelection, input: ToggleInput): WheelSelection {
  assertTwelveMonths(selection);
  const { month, ringIds } = input;
  if (replaces(input)) return replaced(selection, month, entireMonth(ringIds));
  const isChosen = selection[month]?.isEntireMonthSelected;
  return withMonth(selection, month, isChosen ? monthOfRings([], ringIds) : entireMonth(ringIds));
}

/** Chooses one ring in one month, or deselects it if it is chosen. Throws a RangeError for fewer than 12 months. */
export function togglePie(selection: WheelSelection, input: ToggleInput & { ringId: string }): WheelSelection {
  assertTwelveMonths(selection);
  const { month, ringId, ringIds } = input;
  if (replaces(input)) return replaced(selection, month, monthOfRings([ringId], ringIds));
  const chosen = ringIds.filter((id) => isPieSelected(selection, month, id) !== (id === ringId));
  return withMonth(selection, month, monthOfRings(chosen, ringIds));
}

const replaces = ({ toggleMode, isAdding }: ToggleInput) => toggleMode === 'CONTROL_CLICK' && !isAdding;

/** A plain click on the only thing that is chosen deselects it, so that another click can always undo a click. */
function replaced(selection: WheelSelection, month: number, chosen: MonthSelection): WheelSelection {
  const next = withMonth(emptySelection(), month, chosen);
  return isSameSelection(selection, next) ? emptySelection() : next;
}
