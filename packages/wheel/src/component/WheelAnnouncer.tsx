import { useEffect, useRef, useState } from 'react';
import { chosenActivities } from '../data/chosen.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { isMonthTouched, isSameSelection, isSelectionEmpty } from '../selection/selection.ts';
import type { WheelTexts } from '../texts.ts';
import type { WheelActivity, WheelQuarter, WheelRing, WheelSelection } from '../types.ts';

type Props = {
  layout: WheelLayout;
  quarter: WheelQuarter | undefined;
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  selection: WheelSelection;
  texts: WheelTexts;
};

/** Says politely which year is shown, which quarter large, and what is chosen, whenever that changes; nothing when the page opens. */
export function WheelAnnouncer(props: Props) {
  const [message, setMessage] = useState('');
  const { selection, layout, quarter, texts } = props;
  const { label } = layout.window;
  const spoken = useRef({ selection, label, quarter });
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const before = spoken.current;
    spoken.current = { selection, label, quarter };
    if (before.label !== label) setMessage(texts.wheel(label));
    else if (before.quarter !== quarter) setMessage(enlargedOf(latest.current));
    else if (!isSameSelection(before.selection, selection)) setMessage(messageOf(latest.current));
  }, [selection, label, quarter, texts]);
  return (
    <p className="wheel-announcer" role="status">
      {message}
    </p>
  );
}

function enlargedOf({ layout, quarter, texts }: Props): string {
  if (quarter === undefined) return texts.wheel(layout.window.label);
  return texts.enlarged(layout.window.months[quarter * 3]!, layout.window.months[quarter * 3 + 2]!);
}

function messageOf({ layout, rings, activities, selection, texts }: Props): string {
  if (isSelectionEmpty(selection)) return texts.nothingSelected;
  const months = layout.window.months.filter(({ month }) => isMonthTouched(selection, month - 1));
  const choice = months.map(({ month }) => {
    const { isEntireMonthSelected, selectedRingIds } = selection[month - 1]!;
    const titles = rings.filter(({ id }) => selectedRingIds.includes(id)).map(({ title }) => title);
    return { month, rings: isEntireMonthSelected ? ('all' as const) : titles };
  });
  return texts.selected(choice, chosenActivities(layout.window, activities, selection).length);
}
