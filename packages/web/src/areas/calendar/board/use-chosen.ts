import { defaultSelection, emptySelection, type WheelRing, type WheelSelection } from '@samspel/wheel';
import { useMemo, useState } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import { useOnPaper } from '../../../ui/use-wide.ts';

/** What is chosen on the wheel. */
export interface Chosen {
  selection: WheelSelection;
  /** What the person chose of it; nothing if it is the current month, chosen at first. */
  ownSelection: WheelSelection;
  onSelectionChange: (selection: WheelSelection) => void;
  clear: () => void;
}

/**
 * The current month is chosen at first, in the current year only (product/year-wheels#choosing-months). Each year keeps its own choice for as long as the
 * page is open, also while another one is shown. On paper nothing is chosen but what the person chose.
 */
export function useChosen(year: number, startMonth: number, rings: readonly WheelRing[]): Chosen {
  const today = useToday();
  const isOnPaper = useOnPaper();
  const [own, setOwn] = useState<ReadonlyMap<number, WheelSelection>>(new Map());
  const kept = own.get(year);
  const selection = useMemo(() => {
    if (kept || isOnPaper) return kept ? onRings(kept, rings) : emptySelection();
    const ringIds = rings.map(({ id }) => id);
    return defaultSelection(year, today, ringIds, { startMonth, twoYears: true });
  }, [kept, isOnPaper, year, startMonth, today, rings]);
  const onSelectionChange = (next: WheelSelection) => setOwn((before) => new Map(before).set(year, next));
  return {
    selection,
    ownSelection: kept ? selection : emptySelection(),
    onSelectionChange,
    clear: () => onSelectionChange(emptySelection()),
  };
}

/** What is left of a choice: a ring that is no longer there, since its tag or its year wheel was taken away, narrows nothing. */
export function onRings(selection: WheelSelection, rings: readonly Pick<WheelRing, 'id'>[]): WheelSelection {
  const there = new Set(rings.map(({ id }) => id));
  return selection.map((month) => ({
    ...month,
    selectedRingIds: month.selectedRingIds.filter((id) => there.has(id)),
  }));
}
