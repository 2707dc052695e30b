import { type RefObject, useLayoutEffect } from 'react';
import type { Lift } from '../../component/lift.ts';

/** Marks what is lifted on its element, so that pointing draws nothing anew. `drawn`: whatever a new drawing depends on. */
export function useTimelineLift(scroller: RefObject<HTMLElement | null>, lift: Lift, drawn: readonly unknown[]): void {
  useLayoutEffect(() => {
    const mark = () => {
      const element = scroller.current;
      for (const old of element?.querySelectorAll('[data-lifted]') ?? []) old.removeAttribute('data-lifted');
      for (const { of, id } of lift.get()) {
        const name = of === 'activity' ? 'data-activity' : 'data-ring';
        element?.querySelector(`[${name}="${CSS.escape(id)}"]`)?.setAttribute('data-lifted', '');
      }
    };
    mark();
    return lift.subscribe(mark);
  }, [scroller, lift, ...drawn]);
}
