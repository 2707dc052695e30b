import { type Day, monthOf } from '@samspel/domain/time/day';
import {
  defaultSelection,
  emptySelection,
  isMonthTouched,
  isSelectionEmpty,
  type WheelRing,
  type WheelSelection,
} from '@samspel/wheel';
import { useMemo, useState } from 'react';
import { useToday } from '../../../../core/time/use-today.ts';
import { useOnPaper } from '../../../../ui/base/use-wide.ts';

/** What is chosen on the wheel. */
export interface Chosen {
  selection: WheelSelection;
  /** What the person chose on the wheel; empty while it is only the current month, chosen at first. */
  ownSelection: WheelSelection;
  onSelectionChange: (selection: WheelSelection) => void;
  clear: () => void;
}

/**
 * The current month is chosen at first, in the current year only (product/year-wheels#choosing-months). Each year keeps its own choice as long as the
 * page is open, even while another year is shown. On paper only the choice of the person counts.
 * @param opened a day whose month is chosen from the first, as if the person had chosen it, until something is saved; undefined for none
 * @param landed the day of an activity that was just saved: in the current year its month is chosen instead, unless the choice of the person shows it
 */
export function useChosen(
  year: number,
  startMonth: number,
  rings: readonly WheelRing[],
  { opened, landed }: { opened?: Day | undefined; landed?: Day | undefined } = {},
): Chosen {
  const today = useToday();
  const isOnPaper = useOnPaper();
  const [first] = useState(() => opened && defaultSelection(year, opened, [], { startMonth, twoYears: true }));
  const [own, setOwn] = useState<ReadonlyMap<number, WheelSelection>>(() => new Map(first ? [[year, first]] : []));
  const [day, setDay] = useState<Day>();
  if (landed !== undefined && landed !== day) {
    setDay(landed);
    const month = monthOf(landed) - 1;
    const shows = (chosen: WheelSelection) => isSelectionEmpty(chosen) || isMonthTouched(chosen, month);
    setOwn((before) => new Map([...before].filter(([, chosen]) => chosen !== first && shows(chosen))));
  }
  const kept = own.get(year);
  const selection = useMemo(() => {
    if (kept || isOnPaper) return kept ? onRings(kept, rings) : emptySelection();
    const ringIds = rings.map(({ id }) => id);
    const current = defaultSelection(year, today, ringIds, { startMonth, twoYears: true });
    if (day === undefined || isSelectionEmpty(current)) return current;
    const of = defaultSelection(year, day, ringIds, { startMonth, twoYears: true });
    return isSelectionEmpty(of) ? current : of;
  }, [kept, isOnPaper, year, startMonth, today, rings, day]);
  const onSelectionChange = (next: WheelSelection) => setOwn((before) => new Map(before).set(year, next));
  return {
    selection,
    ownSelection: kept ? selection : emptySelection(),
    onSelectionChange,
    clear: () => onSelectionChange(emptySelection()),
  };
}

/** Drops rings that are gone, since their tag or year wheel was taken away, from a choice: they must narrow nothing. */
export function onRings(selection: WheelSelection, rings: readonly Pick<WheelRing, 'id'>[]): WheelSelection {
  const there = new Set(rings.map(({ id }) => id));
  return selection.map((month) => ({
    ...month,
    selectedRingIds: month.selectedRingIds.filter((id) => there.has(id)),
  }));
}
