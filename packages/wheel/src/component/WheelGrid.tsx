import { Fragment, memo, useMemo } from 'react';
import type { WheelContents } from '../data/contents.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { isMonthTouched, isPieSelected } from '../selection/selection.ts';
import type { WheelTexts } from '../texts.ts';
import type { WheelHoliday, WheelRing, WheelSelection } from '../types.ts';
import type { Field, Place } from './keys.ts';
import { ringStyle } from './ring-style.ts';
import { WheelRow } from './WheelRow.tsx';

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

/** The grounds of the wheel, which a screen reader reads and the keyboard walks: a row of months, then a row for each ring. */
export const WheelGrid = memo(function WheelGrid(props: Props) {
  const { layout, rings, contents, holidays, texts, selection, place, field } = props;
  const months = layout.window.months.slice(field.firstSlot, field.firstSlot + field.slots);
  const labels = useMemo(
    () => labelsOf({ layout, rings, contents, holidays, texts }),
    [layout, rings, contents, holidays, texts],
  );
  const cellsOf = (row: number, paths: readonly string[], isSelected: (month: number) => boolean) =>
    months.map(({ slot, month }) => ({
      role: 'gridcell',
      class: row === 0 ? 'wheel-name-ground' : 'wheel-cell',
      d: paths[slot],
      'data-slot': slot,
      'data-row': row,
      'data-selected': row === 0 && isMonthTouched(selection, month - 1) ? '' : undefined,
      'aria-label': labels[row]![slot],
      'aria-selected': String(isSelected(month - 1)),
      tabindex: place.slot === slot && place.row === row ? 0 : -1,
    }));
  return (
    <Fragment key={`${field.firstSlot} ${field.slots}`}>
      <WheelRow
        aria-label={texts.months}
        cells={cellsOf(0, layout.names, (month) => selection[month]!.isEntireMonthSelected)}
      />
      {rings.map(({ id, color, title }, index) => (
        <WheelRow
          key={id}
          aria-label={title}
          className="wheel-ring"
          style={ringStyle(color)}
          cells={cellsOf(index + 1, layout.cells[index]!, (month) => isPieSelected(selection, month, id))}
        />
      ))}
    </Fragment>
  );
});

type Named = Pick<Props, 'layout' | 'rings' | 'contents' | 'holidays' | 'texts'>;

/** Returns the label of each cell, by row and slot, for screen readers. */
function labelsOf({ layout, rings, contents, holidays, texts }: Named): string[][] {
  const { months } = layout.window;
  return [
    months.map((month) => texts.monthLabel(month, contents.months[month.slot]!, holidays[month.slot]!)),
    ...rings.map((ring, index) =>
      months.map((month) => texts.ringInMonthLabel(month, ring, contents.rings[index]![month.slot]!)),
    ),
  ];
}
