import {
  emptySelection,
  entireMonth,
  isSelectionEmpty,
  type WheelPart,
  type WheelSelection,
  withMonth,
  type YearWindow,
} from '@samspel/wheel';
import { slotsOf } from '@samspel/wheel/pure';

/**
 * Returns what the list beside a wheel is narrowed to while a part of the wheel is enlarged: what the person has chosen in its months, or all of these
 * months if nothing there is chosen (product/year-wheels#choosing-months).
 */
export function enlargedSelection(
  part: WheelPart,
  { months }: YearWindow,
  own: WheelSelection,
  ringIds: readonly string[],
): WheelSelection {
  const { first, count } = slotsOf(part);
  const shown = months.slice(first, first + count).map(({ month }) => month - 1);
  const chosen = shown.reduce((all, month) => withMonth(all, month, own[month]!), emptySelection());
  if (!isSelectionEmpty(chosen)) return chosen;
  return shown.reduce((all, month) => withMonth(all, month, entireMonth(ringIds)), emptySelection());
}
