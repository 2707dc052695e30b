import type { WheelDirection } from '../types.ts';

/** Where the keyboard stands: row 0 is the month names, row 1 the outermost ring. */
export type Place = { slot: number; row: number };

/** What can be walked: the months drawn, and the names and rings below each other. */
export type Field = { firstSlot: number; slots: number; rows: number; direction: WheelDirection };

/** Where a key leads, or undefined if it leads nowhere. Left and right follow what the eye sees, Page keys walk a quarter of a year. */
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

/** Where a cell lies in the grid; undefined for what is none. */
export function placeOf({ dataset: { slot, row } }: SVGElement): Place | undefined {
  return slot === undefined ? undefined : { slot: Number(slot), row: Number(row) };
}
