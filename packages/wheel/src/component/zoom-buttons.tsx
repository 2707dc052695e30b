import type { ReactNode } from 'react';
import { monthOfSlot, quarterOfSlot, quarterSide, slotsOf } from '../geometry/view.ts';
import type { WheelDirection, WheelPart } from '../types.ts';

/** A button that draws another part; `to` undefined means the whole. */
export type ZoomButton = {
  key: string;
  to: WheelPart | undefined;
  /** The key of the button that gets the focus after this one was pressed. */
  after: string;
  picture?: ReactNode;
  /** Whether it shows the names of its months. */
  isWritten?: boolean;
  side?: Side;
};

type Side = 'top right' | 'bottom right' | 'bottom left' | 'top left';

/** The key of the button that leads out. */
export const OUT = 'out';

export const partKey = ({ of, index }: WheelPart): string => `${of}-${index}`;

/** Returns a button in each corner, for its quarter. */
export function quarterButtons(direction: WheelDirection): ZoomButton[] {
  return [0, 3, 6, 9].map((slot) => {
    const to = quarterOfSlot(slot);
    const { x, y } = quarterSide(to.index, direction);
    const side = sideOf(x, y);
    const picture = (
      <>
        <circle cx="10" cy="10" r="7" />
        <path d={PIE[side]} data-filled="" />
      </>
    );
    return { key: partKey(to), to, after: OUT, picture, isWritten: true, side };
  });
}

/** Returns the buttons to the part before, out, to the part after, and within a quarter to its months. */
export function onwardButtons(part: WheelPart): ZoomButton[] {
  const { first, count } = slotsOf(part);
  const partAt = part.of === 'quarter' ? quarterOfSlot : monthOfSlot;
  const step = (key: string, by: number, d: string) => ({
    key,
    to: partAt((first + by * count + 12) % 12),
    after: key,
    picture: <path d={d} />,
  });
  const out = {
    key: OUT,
    to: part.of === 'quarter' ? undefined : quarterOfSlot(first),
    after: OUT,
    picture: <path d="M8.5 3.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm3.6 8.6 4.4 4.4M6 8.5h5" />,
  };
  const months = part.of === 'quarter' ? [0, 1, 2].map((by) => monthOfSlot(first + by)) : [];
  return [
    step('previous', -1, 'M11.5 5.5 7 10l4.5 4.5'),
    out,
    step('next', 1, 'm8.5 5.5 4.5 4.5-4.5 4.5'),
    ...months.map((to) => ({ key: partKey(to), to, after: OUT, isWritten: true })),
  ];
}

/** Returns the corner that a part leaves free: for a quarter its own, outside its arc; for a month, which is a slice, one beside it. */
export function cornerOfTools(part: WheelPart, direction: WheelDirection): Side {
  const { x, y } = quarterSide(Math.floor(slotsOf(part).first / 3), direction);
  if (part.of === 'quarter') return sideOf(x, y);
  const isUpright = part.index % 6 === 0 || part.index % 6 === 5;
  return isUpright ? sideOf(x, -y) : sideOf(-x, y);
}

const sideOf = (x: number, y: number): Side => `${y < 0 ? 'top' : 'bottom'} ${x < 0 ? 'left' : 'right'}`;

/** A quarter of the circle that the buttons show. */
const PIE: Record<Side, string> = {
  'top right': 'M10 10V3a7 7 0 0 1 7 7z',
  'bottom right': 'M10 10h7a7 7 0 0 1-7 7z',
  'bottom left': 'M10 10v7a7 7 0 0 1-7-7z',
  'top left': 'M10 10H3a7 7 0 0 1 7-7z',
};
