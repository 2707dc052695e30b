import { memo, useId } from 'react';
import { textCircle } from '../geometry/arc-path.ts';
import type { WheelLabel } from '../geometry/labels.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import type { WheelRing, WheelSelection } from '../types.ts';
import { quietness } from './quietness.ts';
import { Unspoken } from './Unspoken.tsx';

const circleOf = ({ radius, isLower }: WheelLabel) => `${isLower ? 'lower' : 'upper'}-${Math.round(radius * 10)}`;

type Props = { layout: WheelLayout; rings: readonly WheelRing[]; selection: WheelSelection };

/** The titles that found room, set along their lanes. */
export const WheelLabels = memo(function WheelLabels({ layout, rings, selection }: Props) {
  const id = useId();
  const circles = new Map(layout.labels.map((label) => [circleOf(label), label]));
  const isQuiet = quietness(layout, rings, selection);
  return (
    <Unspoken className="wheel-labels" fontSize={layout.placed[0]?.form.labelSize}>
      <defs>
        {[...circles].map(([name, { radius, isLower }]) => (
          <path key={name} id={`${id}${name}`} d={textCircle(radius, isLower)} />
        ))}
      </defs>
      {layout.labels.map((label) => (
        <text
          key={`${label.activityId}-${label.firstSlot}`}
          textAnchor={label.anchor}
          data-done={label.isDone || undefined}
          data-quiet={isQuiet(label) || undefined}
        >
          <textPath href={`#${id}${circleOf(label)}`} startOffset={label.offset}>
            {label.text}
          </textPath>
        </text>
      ))}
    </Unspoken>
  );
});
