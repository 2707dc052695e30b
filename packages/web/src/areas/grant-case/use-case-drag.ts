import { type GrantCaseState, movesFrom } from '@samspel/domain/grant-case/grant-case';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ListedCase } from './case-filter.ts';

/** A case on its way to another state. */
export interface DraggedCase {
  of: ListedCase;
  /** The state whose column the pointer is over, where the case may be moved there. */
  to: GrantCaseState | null;
  /** Where the pointer is, in CSS pixels of the window. */
  at: { x: number; y: number };
}

/** A press that moves less, in CSS pixels, is a click. */
const least = 6;

/** Drags cases to columns that carry `data-state`, by mouse or pen; a finger scrolls, and Escape lets go. @param onDrop a case may be moved there */
export function useCaseDrag(onDrop: (of: ListedCase, to: GrantCaseState) => void) {
  const [dragged, show] = useState<DraggedCase | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const press = (of: ListedCase, { clientX, clientY, button, pointerType }: PointerEvent) => {
    if (button !== 0 || pointerType === 'touch') return;
    let last: DraggedCase | null = null;
    const end = (isKept: boolean) => {
      stop.current?.();
      show(null);
      // The press that ends a drag is no click on the link of the card.
      if (last) addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (isKept && last?.to) onDrop(of, last.to);
    };
    const hearing = new AbortController();
    stop.current = () => hearing.abort();
    const hear = { signal: hearing.signal };
    const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!last && Math.hypot(x - clientX, y - clientY) < least) return;
      const over = stateAt(x, y);
      last = { of, at: { x, y }, to: movesFrom(of.state).find((state) => state === over) ?? null };
      show(last);
    };
    addEventListener('pointermove', follow, hear);
    addEventListener('pointerup', () => end(true), hear);
    addEventListener('pointercancel', () => end(false), hear);
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), hear);
  };
  return { dragged, press };
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** The state whose column is at a place of the window. */
const stateAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-state]')?.dataset.state;
