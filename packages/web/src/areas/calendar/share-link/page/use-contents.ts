import type { SharedYear } from '@samspel/domain/calendar/share-link-year';
import {
  chosenActivities,
  createHighlight,
  emptySelection,
  type Highlight,
  isSelectionEmpty,
  type WheelActivity,
  type WheelRing,
  type WheelSelection,
  yearWindow,
} from '@samspel/wheel';
import { useMemo, useState } from 'react';
import { useText } from '../../../../texts/text.tsx';
import { contentsOf } from './shared-contents.ts';

/** What the page shows of a year, and what the reader has chosen in it. */
export interface Contents {
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  /** Ids of the rings that the reader has hidden. */
  hidden: ReadonlySet<string>;
  hide: (hidden: ReadonlySet<string>) => void;
  /** What is pointed at, on the wheel, in its legend or in the list. */
  highlight: Highlight;
  selection: WheelSelection;
  select: (selection: WheelSelection) => void;
  /** The selected activities of the rings that are shown. */
  chosen: readonly WheelActivity[];
  isNarrowed: boolean;
  clear: () => void;
}

/** At first the month in the address is chosen, if any. The reader's last choice applies only to the year it was made in. @param month 1–12, or 0 */
export function useContents(shared: SharedYear, month: number): Contents {
  const say = useText();
  const rest = say('wheel.others');
  const { year, startMonth } = shared;
  const { rings, activities } = useMemo(() => contentsOf(shared, rest), [shared, rest]);
  const [highlight] = useState(createHighlight);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [own, setOwn] = useState<{ year: number; selection: WheelSelection }>();
  const selection = useMemo(
    () => (own?.year === year ? own.selection : monthSelected(month, rings)),
    [own, year, month, rings],
  );
  const chosen = useMemo(
    () =>
      chosenActivities(yearWindow({ year, startMonth, twoYears: true }), activities, selection).filter(
        ({ ringId }) => !hidden.has(ringId),
      ),
    [year, startMonth, activities, selection, hidden],
  );
  const select = (next: WheelSelection) => setOwn({ year, selection: next });
  const clear = () => select(emptySelection());
  return {
    rings,
    activities,
    hidden,
    hide: setHidden,
    highlight,
    selection,
    select,
    chosen,
    isNarrowed: !isSelectionEmpty(selection),
    clear,
  };
}

function monthSelected(month: number, rings: readonly WheelRing[]): WheelSelection {
  const whole = { isEntireMonthSelected: true, selectedRingIds: rings.map(({ id }) => id) };
  return emptySelection().map((nothing, index) => (index === month - 1 ? whole : nothing));
}
