import { useEffect, useRef, useState } from 'react';
import { chosenActivities } from '../data/chosen.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { isMonthTouched, isSelectionEmpty } from '../selection/selection.ts';
import type { WheelTexts } from '../texts.ts';
import type { WheelActivity, WheelRing, WheelSelection } from '../types.ts';

type Props = {
  layout: WheelLayout;
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  selection: WheelSelection;
  texts: WheelTexts;
};

/** Says politely what is chosen, whenever that changes; nothing when the page opens. */
export function WheelAnnouncer(props: Props) {
  const [message, setMessage] = useState('');
  const spoken = useRef(props.selection);
  const latest = useRef(props);
  latest.current = props;
  const { selection } = props;
  useEffect(() => {
    if (spoken.current === selection) return;
    spoken.current = selection;
    setMessage(messageOf(latest.current));
  }, [selection]);
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
