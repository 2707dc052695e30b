import { memo, useId } from 'react';
import { textCircle } from '../geometry/arc-path.ts';
import { LETTERS } from '../geometry/form.ts';
import type { WheelLabel } from '../geometry/label.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { isPieSelected, isSelectionEmpty } from '../selection/selection.ts';
import type { WheelRing, WheelSelection } from '../types.ts';
import { Unspoken } from './Unspoken.tsx';
import { WheelTitle } from './WheelTitle.tsx';

const circleOf = ({ radius, isTurned }: WheelLabel) => `${isTurned ? 'lower' : 'upper'}-${Math.round(radius * 10)}`;

type Props = { layout: WheelLayout; rings: readonly WheelRing[]; selection: WheelSelection };

/** The titles that have room, set along circles or along the radius. */
export const WheelLabels = memo(function WheelLabels({ layout, rings, selection }: Props) {
  const id = useId();
  const curved = layout.labels.filter(({ way }) => way !== 'radial');
  const circles = new Map(curved.map((label) => [circleOf(label), label]));
  const isNothingChosen = isSelectionEmpty(selection);
  return (
    <Unspoken data-fades="" className="wheel-labels" fontSize={LETTERS}>
      <defs>
        {[...circles].map(([name, { radius, isTurned }]) => (
          <path key={name} id={`${id}${name}`} d={textCircle(radius, isTurned)} />
        ))}
      </defs>
      {layout.labels.map((label) => (
        <WheelTitle
          key={`${label.activityId}-${label.firstSlot}-${label.line}`}
          label={label}
          circle={`#${id}${circleOf(label)}`}
          isQuiet={!isNothingChosen && !reachesChoice(label, layout, rings, selection)}
        />
      ))}
    </Unspoken>
  );
});

/** Whether the activity of this title touches a month that is chosen in this ring. */
function reachesChoice(
  { ring, firstSlot, lastSlot }: WheelLabel,
  { window }: WheelLayout,
  rings: readonly WheelRing[],
  selection: WheelSelection,
): boolean {
  const months = window.months.slice(firstSlot, lastSlot + 1);
  return months.some(({ month }) => isPieSelected(selection, month - 1, rings[ring]!.id));
}
