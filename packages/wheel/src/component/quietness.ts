import type { WheelLayout } from '../geometry/layout.ts';
import { isPieSelected, isSelectionEmpty } from '../selection/selection.ts';
import type { WheelRing, WheelSelection } from '../types.ts';

type Reach = { ring: number; firstSlot: number; lastSlot: number };

/** Whether something steps back: another part of the wheel is chosen, and it reaches no chosen month of its ring. */
export function quietness(layout: WheelLayout, rings: readonly WheelRing[], selection: WheelSelection) {
  if (isSelectionEmpty(selection)) return () => false;
  return ({ ring, firstSlot, lastSlot }: Reach) =>
    !layout.window.months
      .slice(firstSlot, lastSlot + 1)
      .some(({ month }) => isPieSelected(selection, month - 1, rings[ring]!.id));
}
