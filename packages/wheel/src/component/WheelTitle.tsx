import { memo, useId } from 'react';
import { textCircle, textOffset } from '../geometry/arc-path.ts';
import { LETTERS, RISE } from '../geometry/form.ts';
import type { WheelLabel } from '../geometry/label.ts';

type Props = {
  label: WheelLabel;
  /** The circle that it is set on, as `#id`; without one it draws its own. */
  circle?: string;
  isQuiet?: boolean;
};

/** One line of a title, set along a circle or along the radius. Rendered anew only when its quiet state changes: a choice touches few titles. */
export const WheelTitle = memo(function WheelTitle({ label, circle, isQuiet }: Props) {
  const own = useId();
  const { way, angle, radius, isTurned, anchor, across, isDone, text } = label;
  const states = {
    'data-done': isDone || undefined,
    'data-quiet': isQuiet || undefined,
  };
  if (way === 'radial') {
    const [turn, x] = isTurned ? [angle + 90, -radius] : [angle - 90, radius];
    return (
      <text x={x} y={RISE * LETTERS + across} transform={`rotate(${turn})`} textAnchor={anchor} {...states}>
        {text}
      </text>
    );
  }
  return (
    <>
      {!circle && <path id={own} className="wheel-line" d={textCircle(radius, isTurned)} />}
      <text textAnchor={anchor} {...states}>
        <textPath href={circle ?? `#${own}`} startOffset={textOffset(angle, radius, isTurned)}>
          {text}
        </textPath>
      </text>
    </>
  );
});
