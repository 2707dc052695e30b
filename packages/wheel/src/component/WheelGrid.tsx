import { memo, useMemo } from 'react';
import type { WheelContents } from '../data/contents.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { isMonthTouched, isPieSelected } from '../selection/selection.ts';
import type { WheelTexts } from '../texts.ts';
import type { WheelHoliday, WheelRing, WheelSelection } from '../types.ts';
import type { Field, Place } from './keys.ts';
import { ringStyle } from './ring-style.ts';
import { WheelCell } from './WheelCell.tsx';

type Props = {
  layout: WheelLayout;
  rings: readonly WheelRing[];
  contents: WheelContents;
  holidays: readonly (readonly WheelHoliday[])[];
  selection: WheelSelection;
  place: Place;
  field: Field;
  texts: WheelTexts;
};

/** The grounds of the wheel, which are also what a screen reader reads and the keyboard walks: a row of months, then a row a ring. */
export const WheelGrid = memo(function WheelGrid(props: Props) {
  const { layout, rings, contents, holidays, texts, selection, place, field } = props;
  const months = layout.window.months.slice(field.firstSlot, field.firstSlot + field.slots);
  const labels = useMemo(
    () => labelsOf({ layout, rings, contents, holidays, texts }),
    [layout, rings, contents, holidays, texts],
  );
  const cell = (slot: number, row: number, d: string, isSelected: boolean, isTouched?: boolean) => (
    <WheelCell
      key={slot}
      {...{ slot, row, d, isSelected, isTouched }}
      label={labels[row]![slot]!}
      isReached={place.slot === slot && place.row === row}
    />
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of an SVG drawing has no HTML element */}
      <g role="row">
        {months.map(({ slot, month }) => {
          const { isEntireMonthSelected } = selection[month - 1]!;
          return cell(slot, 0, layout.names[slot]!, isEntireMonthSelected, isMonthTouched(selection, month - 1));
        })}
      </g>
      {rings.map((ring, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of an SVG drawing has no HTML element
        <g role="row" key={ring.id} className="wheel-ring" style={ringStyle(ring.color)}>
          {months.map(({ slot, month }) =>
            cell(slot, index + 1, layout.cells[index]![slot]!, isPieSelected(selection, month - 1, ring.id)),
          )}
        </g>
      ))}
    </>
  );
});

type Named = Pick<Props, 'layout' | 'rings' | 'contents' | 'holidays' | 'texts'>;

/** What each cell is called, by row and slot: the sentences that a screen reader reads. */
function labelsOf({ layout, rings, contents, holidays, texts }: Named): string[][] {
  const { months } = layout.window;
  return [
    months.map((month) => texts.monthLabel(month, contents.months[month.slot]!, holidays[month.slot]!)),
    ...rings.map((ring, index) =>
      months.map((month) => texts.ringInMonthLabel(month, ring, contents.rings[index]![month.slot]!)),
    ),
  ];
}
