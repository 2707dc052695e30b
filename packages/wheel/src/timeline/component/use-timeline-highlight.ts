import { type RefObject, useLayoutEffect } from 'react';
import type { Highlight } from '../../component/highlight.ts';

/** Marks what is highlighted on its element, so that pointing draws nothing anew. `drawn`: whatever a new drawing depends on. */
export function useTimelineHighlight(
  scroller: RefObject<HTMLElement | null>,
  highlight: Highlight,
  drawn: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const mark = () => {
      const element = scroller.current;
      for (const old of element?.querySelectorAll('[data-highlighted]') ?? []) old.removeAttribute('data-highlighted');
      for (const { of, id } of highlight.get()) {
        const name = of === 'activity' ? 'data-activity' : 'data-ring';
        element?.querySelector(`[${name}="${CSS.escape(id)}"]`)?.setAttribute('data-highlighted', '');
      }
    };
    mark();
    return highlight.subscribe(mark);
  }, [scroller, highlight, ...drawn]);
}
