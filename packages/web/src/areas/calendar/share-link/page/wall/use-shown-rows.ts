import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ListHeights, type Shown, shareRoom } from './share-room.ts';

/**
 * How many rows of the two lists fit into the box around them, measured whenever the box or its contents change. Null while they are measured, when all
 * rows must be there. A box that grows with its contents, as on a phone, shows all of them.
 *
 * The box has two sections, each of a heading and a list. @param contents anything that is new when the rows are
 */
export function useShownRows(contents: unknown): { box: RefObject<HTMLDivElement | null>; shown: Shown | null } {
  const box = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<{ of: unknown; shown: Shown } | null>(null);
  const shown = measured && measured.of === contents ? measured.shown : null;
  useLayoutEffect(() => {
    if (box.current && !shown) setMeasured({ of: contents, shown: measure(box.current) });
  }, [contents, shown]);
  useEffect(() => {
    let last = sizeOf(box.current!);
    const watch = new ResizeObserver(() => {
      const size = sizeOf(box.current!);
      if (size !== last) setMeasured(null);
      last = size;
    });
    watch.observe(box.current!);
    void document.fonts.ready.then(() => setMeasured(null));
    return () => watch.disconnect();
  }, []);
  return { box, shown };
}

/** The size that the window gives the box; of one that grows with its contents, only the width. */
const sizeOf = (box: HTMLElement) => `${box.clientWidth} ${isClipped(box) ? box.clientHeight : ''}`;

const isClipped = (box: HTMLElement) => getComputedStyle(box).overflowY === 'hidden';

function measure(box: HTMLElement): Shown {
  const [first, second] = [...box.children].map(heightsOf) as [ListHeights, ListHeights];
  if (!isClipped(box)) return [first.rows.length, second.rows.length];
  const gap = Number.parseFloat(getComputedStyle(box).rowGap) || 0;
  const line = 1.7 * Number.parseFloat(getComputedStyle(box).fontSize);
  return shareRoom(box.clientHeight - gap, first, second, line);
}

function heightsOf(section: Element): ListHeights {
  const rows = [...section.querySelectorAll('li')].map((row) => row.getBoundingClientRect().height);
  const list = section.querySelector('ul');
  const whole = section.getBoundingClientRect();
  return { rows, head: list ? list.getBoundingClientRect().top - whole.top : whole.height };
}
