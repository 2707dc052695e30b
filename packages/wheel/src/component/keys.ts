import type { WheelDirection } from '../types.ts';

/** Where the keyboard's focus is: row 0 is the month names, row 1 the outermost ring. */
export type Place = { slot: number; row: number };

/** The cells that can be reached: the months drawn, and below the names the rings. */
export type Field = { firstSlot: number; slots: number; rows: number; direction: WheelDirection };

/** Returns where a key leads, or undefined if it leads nowhere. Left and right are as on the screen; Page keys move a quarter of a year. */
export function placeAfter(key: string, { slot, row }: Place, { firstSlot, slots, rows, direction }: Field) {
  const onward = direction === 'right' ? 1 : -1;
  const months = (by: number): Place => ({ slot: firstSlot + ((slot - firstSlot + by + slots) % slots), row });
  const rings = (by: number): Place => ({ slot, row: Math.min(rows - 1, Math.max(0, row + by)) });
  const places = new Map<string, Place>([
    ['ArrowRight', months(onward)],
    ['ArrowLeft', months(-onward)],
    ['ArrowUp', rings(-1)],
    ['ArrowDown', rings(1)],
    ['Home', { slot: firstSlot, row }],
    ['End', { slot: firstSlot + slots - 1, row }],
    ['PageDown', months(3)],
    ['PageUp', months(-3)],
  ]);
  return places.get(key);
}

/** Returns where a cell is in the grid; undefined if the element is no cell. */
export function placeOf({ dataset: { slot, row } }: SVGElement): Place | undefined {
  return slot === undefined ? undefined : { slot: Number(slot), row: Number(row) };
}
