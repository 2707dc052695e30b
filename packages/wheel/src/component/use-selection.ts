import { useCallback, useState } from 'react';
import { assertTwelveMonths, defaultSelection, emptySelection } from '../selection/selection.ts';
import { toggleMonth, togglePie } from '../selection/toggle.ts';
import type { YearWindow } from '../time/year-window.ts';
import type { SelectionMode, ToggleMode, WheelRing, WheelSelection } from '../types.ts';

type Input = {
  year: number;
  startMonth?: number;
  twoYears?: boolean;
  today?: string;
  rings: readonly WheelRing[];
  selectionMode: SelectionMode;
  toggleMode: ToggleMode;
  selection?: WheelSelection;
  onSelectionChange?: (selection: WheelSelection) => void;
};

export type Choose = (slot: number, ring: number, isAdding: boolean) => void;

/** Returns the selection, given from outside or kept here, and the functions that change it. Throws a RangeError for fewer than 12 months. */
export function useWheelSelection(input: Input, window: YearWindow) {
  const { year, today, rings, selectionMode, toggleMode, onSelectionChange } = input;
  const [own, setOwn] = useState<{ year: number; selection: WheelSelection }>();
  const ringIds = rings.map(({ id }) => id);
  const byDefault = () => (today ? defaultSelection(year, today, ringIds, input) : emptySelection());
  const selection = input.selection ?? (own?.year === year ? own.selection : byDefault());
  assertTwelveMonths(selection);

  const change = (next: WheelSelection) => {
    setOwn({ year, selection: next });
    onSelectionChange?.(next);
  };
  const choose: Choose = (slot, ring, isAdding) => {
    const toggle = { month: window.months[slot]!.month - 1, ringIds, toggleMode, isAdding };
    const ringId = ringIds[ring];
    const isPie = selectionMode === 'pie' && ringId !== undefined;
    change(isPie ? togglePie(selection, { ...toggle, ringId }) : toggleMonth(selection, toggle));
  };
  return { selection, choose: useLatest(choose), clear: useLatest(() => change(emptySelection())) };
}

/** Returns a function that never changes but calls the handler of the latest render. */
function useLatest<Arguments extends unknown[]>(handler: (...all: Arguments) => void): (...all: Arguments) => void {
  const [latest] = useState({ handler });
  latest.handler = handler;
  return useCallback((...all) => latest.handler(...all), [latest]);
}
