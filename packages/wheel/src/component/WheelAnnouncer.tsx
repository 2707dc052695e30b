import { useState } from 'react';
import { chosenActivities } from '../data/chosen.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { slotsOf } from '../geometry/view.ts';
import { isMonthTouched, isSameSelection, isSelectionEmpty } from '../selection/selection.ts';
import type { WheelTexts } from '../texts.ts';
import type { WheelActivity, WheelPart, WheelRing, WheelSelection } from '../types.ts';

type Props = {
  layout: WheelLayout;
  part: WheelPart | undefined;
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  selection: WheelSelection;
  texts: WheelTexts;
};

type Told = { selection: WheelSelection; label: string; part: WheelPart | undefined; message: string };

/** Announces politely which year is shown, which part is enlarged, and what is chosen, whenever that changes; nothing when the page opens. */
export function WheelAnnouncer(props: Props) {
  const { selection, part } = props;
  const { label } = props.layout.window;
  const [told, setTold] = useState<Told>({ selection, label, part, message: '' });
  // During rendering, not after it: the announcement comes in the same frame as what is seen.
  if (told.selection !== selection || told.label !== label || told.part !== part) {
    setTold({ selection, label, part, message: messageAfter(told, props) });
  }
  return (
    <p className="wheel-announcer" role="status">
      {told.message}
    </p>
  );
}

function messageAfter(told: Told, props: Props): string {
  const { layout, part, selection, texts } = props;
  if (told.label !== layout.window.label) return texts.wheel(layout.window.label);
  if (told.part !== part) return enlargedOf(props);
  return isSameSelection(told.selection, selection) ? told.message : chosenOf(props);
}

function enlargedOf({ layout, part, texts }: Props): string {
  if (part === undefined) return texts.wheel(layout.window.label);
  const { first, count } = slotsOf(part);
  return texts.enlarged(layout.window.months[first]!, layout.window.months[first + count - 1]!);
}

function chosenOf({ layout, rings, activities, selection, texts }: Props): string {
  if (isSelectionEmpty(selection)) return texts.nothingSelected;
  const months = layout.window.months.filter(({ month }) => isMonthTouched(selection, month - 1));
  const choice = months.map(({ month }) => {
    const { isEntireMonthSelected, selectedRingIds } = selection[month - 1]!;
    const titles = rings.filter(({ id }) => selectedRingIds.includes(id)).map(({ title }) => title);
    return { month, rings: isEntireMonthSelected ? ('all' as const) : titles };
  });
  return texts.selected(choice, chosenActivities(layout.window, activities, selection).length);
}
