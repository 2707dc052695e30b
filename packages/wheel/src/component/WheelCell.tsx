import { memo } from 'react';

type Props = {
  slot: number;
  /** 0 is the row of months. */
  row: number;
  d: string;
  label: string;
  isSelected: boolean;
  /** Of a month: something in it is chosen. */
  isTouched?: boolean;
  /** The one cell that Tab comes to. */
  isReached: boolean;
};

/** A cell of the grid, drawn anew only when something of it changes: a choice touches few of them. */
export const WheelCell = memo(function WheelCell({ slot, row, d, label, isSelected, isTouched, isReached }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of an SVG drawing has no HTML element
    <path
      role="gridcell"
      className={row === 0 ? 'wheel-name-ground' : 'wheel-cell'}
      d={d}
      data-slot={slot}
      data-row={row}
      data-selected={isTouched || undefined}
      aria-label={label}
      aria-selected={isSelected}
      tabIndex={isReached ? 0 : -1}
    />
  );
});
