import { useEffect, useRef, useState } from 'react';
import { chosenActivities } from '../data/chosen.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { isMonthTouched, isSameSelection, isSelectionEmpty } from '../selection/selection.ts';
import type { WheelTexts } from '../texts.ts';
import type { WheelActivity, WheelRing, WheelSelection } from '../types.ts';

type Props = {
  layout: WheelLayout;
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  selection: WheelSelection;
  texts: WheelTexts;
};

/** Says politely which year is shown and what is chosen, whenever that changes; nothing when the page opens. */
export function WheelAnnouncer(props: Props) {
  const [message, setMessage] = useState('');
  const { selection, layout, texts } = props;
  const { label } = layout.window;
  const spoken = useRef({ selection, label });
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const before = spoken.current;
    spoken.current = { selection, label };
    if (before.label !== label) setMessage(texts.wheel(label));
    else if (!isSameSelection(before.selection, selection)) setMessage(messageOf(latest.current));
  }, [selection, label, texts]);
  return (
    <p className="wheel-announcer" role="status">
      {message}
    </p>
  );
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
