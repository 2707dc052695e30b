import { memo, useId } from 'react';
import { isLowerHalf, screenAngle } from '../geometry/angle.ts';
import { textCircle, textOffset } from '../geometry/arc-path.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { isMonthTouched, isSelectionEmpty } from '../selection/selection.ts';
import type { WheelTexts } from '../texts.ts';
import type { WheelSelection } from '../types.ts';
import { lateAfter, rimNames } from './rim-names.ts';
import { Unspoken } from './Unspoken.tsx';

/** The part of the font size by which letters without descenders are shifted to be centred in the band. */
const RISE = 0.35;

type Props = { layout: WheelLayout; selection: WheelSelection; texts: WheelTexts };

/**
 * The names of the months along the outer ring, turned round below the middle so that no name is upside down. If more than ten activities are late in
 * a month, its name says how many.
 */
export const WheelNames = memo(function WheelNames({ layout, selection, texts }: Props) {
  const id = useId();
  const { names, fontSize } = layout.radii;
  const middle = (names.inner + names.outer) / 2;
  const lateOf = (slot: number) => lateAfter(layout, slot);
  const written = rimNames(layout, texts);
  const isNothingChosen = isSelectionEmpty(selection);
  const radiusOf = (isLower: boolean) => middle + (isLower ? RISE : -RISE) * fontSize.month;
  // Another circle gets another id: a browser does not lay out a text again if its circle changes.
  const idOf = (isLower: boolean) => `${id}${isLower ? 'lower' : 'upper'}-${radiusOf(isLower)}`;
  return (
    <Unspoken data-fades="" className="wheel-names" fontSize={fontSize.month} textAnchor="middle">
      <defs>
        {[false, true].map((isLower) => (
          <path key={idOf(isLower)} id={idOf(isLower)} d={textCircle(radiusOf(isLower), isLower)} />
        ))}
      </defs>
      {layout.window.months.map(({ slot, month }) => {
        const angle = layout.dial.middleOf(slot);
        const isLower = isLowerHalf(angle, layout.direction);
        const offset = textOffset(screenAngle(angle, layout.direction), radiusOf(isLower), isLower);
        const isChosen = isMonthTouched(selection, month - 1);
        return (
          <text
            key={slot}
            data-selected={isChosen || undefined}
            data-quiet={(!isChosen && !isNothingChosen) || undefined}
          >
            <textPath href={`#${idOf(isLower)}`} startOffset={offset}>
              {written[slot]}
              {lateOf(slot) && <tspan className="wheel-late">{lateOf(slot)}</tspan>}
            </textPath>
          </text>
        );
      })}
    </Unspoken>
  );
});
