import { memo, useId } from 'react';
import { textCircle } from '../geometry/arc-path.ts';
import type { WheelLabel } from '../geometry/labels.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { isPieSelected, isSelectionEmpty } from '../selection/selection.ts';
import type { WheelRing, WheelSelection } from '../types.ts';
import { Unspoken } from './Unspoken.tsx';

const circleOf = ({ radius, isLower }: WheelLabel) => `${isLower ? 'lower' : 'upper'}-${Math.round(radius * 10)}`;

type Props = { layout: WheelLayout; rings: readonly WheelRing[]; selection: WheelSelection };

/** The titles that found room, set along their lanes. */
export const WheelLabels = memo(function WheelLabels({ layout, rings, selection }: Props) {
  const id = useId();
  const circles = new Map(layout.labels.map((label) => [circleOf(label), label]));
  const isNothingChosen = isSelectionEmpty(selection);
  return (
    <Unspoken className="wheel-labels" fontSize={layout.placed[0]?.form.labelSize}>
      <defs>
        {[...circles].map(([name, { radius, isLower }]) => (
          <path key={name} id={`${id}${name}`} d={textCircle(radius, isLower)} />
        ))}
      </defs>
      {layout.labels.map((label) => (
        <Title
          key={`${label.activityId}-${label.firstSlot}`}
          label={label}
          circle={`#${id}${circleOf(label)}`}
          isQuiet={!isNothingChosen && !reachesChoice(label, layout, rings, selection)}
        />
      ))}
    </Unspoken>
  );
});

/** Is a month chosen, in this ring, that the activity of this title lies in? */
function reachesChoice(
  { ring, firstSlot, lastSlot }: WheelLabel,
  { window }: WheelLayout,
  rings: readonly WheelRing[],
  selection: WheelSelection,
): boolean {
  const months = window.months.slice(firstSlot, lastSlot + 1);
  return months.some(({ month }) => isPieSelected(selection, month - 1, rings[ring]!.id));
}

/** Drawn anew only when it steps back or forward: a choice touches few of them. */
const Title = memo(function Title(props: { label: WheelLabel; circle: string; isQuiet: boolean }) {
  const { anchor, isDone, offset, text } = props.label;
  return (
    <text textAnchor={anchor} data-done={isDone || undefined} data-quiet={props.isQuiet || undefined}>
      <textPath href={props.circle} startOffset={offset}>
        {text}
      </textPath>
    </text>
  );
});
