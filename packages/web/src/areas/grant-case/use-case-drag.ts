import { type GrantCaseState, movesFrom } from '@samspel/domain/grant-case/grant-case';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ListedCase } from './case-filter.ts';
import { scrollAtEdge } from './scroll-at-edge.ts';

/** A case being dragged to another state. */
export interface DraggedCase {
  of: ListedCase;
  /** The state whose column the pointer is over; null if the case may not be moved there. */
  to: GrantCaseState | null;
  /** Where the pointer is, in CSS pixels of the window. */
  at: { x: number; y: number };
}

/** A press that moves less than this, in CSS pixels, is a click; a finger that moves more before it has lifted a card scrolls. */
const least = 6;

/** Milliseconds that a finger must rest on a card to lift it; browsers react to a long press after 500. */
const rest = 400;

/**
 * Drags cases to columns that have `data-state`, by mouse or pen, or by a finger that has rested on the card; Escape cancels.
 * @param onDrop called only if the case may be moved there
 */
export function useCaseDrag(onDrop: (of: ListedCase, to: GrantCaseState) => void) {
  const [dragged, setDragged] = useState<DraggedCase | null>(null);
  const stop = useRef<() => void>(undefined);
  const { board, isLifted } = useLift();
  useEffect(() => () => stop.current?.(), []);

  const press = (of: ListedCase, { clientX, clientY, button, pointerType }: PointerEvent) => {
    if (button !== 0) return;
    stop.current?.();
    const isFinger = pointerType === 'touch';
    let last: DraggedCase | null = null;
    const drag = (x: number, y: number) => {
      isLifted.current = isFinger;
      const over = stateAt(x, y);
      last = { of, at: { x, y }, to: movesFrom(of.state).find((state) => state === over) ?? null };
      setDragged(last);
    };
    const end = (isKept: boolean) => {
      stop.current?.();
      setDragged(null);
      // Letting go after a drag must not click the link of the card.
      if (last) addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (isKept && last?.to) onDrop(of, last.to);
    };
    const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!last && Math.hypot(x - clientX, y - clientY) < least) return;
      if (!last && isFinger) return end(false);
      drag(x, y);
    };
    const lift = isFinger ? setTimeout(drag, rest, clientX, clientY) : undefined;
    const stay = isFinger
      ? scrollAtEdge(
          board.current,
          () => last?.at ?? null,
          () => last && drag(last.at.x, last.at.y),
        )
      : undefined;
    const hearing = new AbortController();
    stop.current = () => {
      clearTimeout(lift);
      stay?.();
      hearing.abort();
      isLifted.current = false;
    };
    const hear = { signal: hearing.signal };
    addEventListener('pointermove', follow, hear);
    addEventListener('pointerup', () => end(true), hear);
    addEventListener('pointercancel', () => end(false), hear);
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), hear);
  };
  return { dragged, press, board };
}

/** Returns the board, and whether a finger has lifted a card: while one has, nothing scrolls by itself and no browser menu opens. */
function useLift() {
  const board = useRef<HTMLDivElement>(null);
  const isLifted = useRef(false);
  // At the first touch a browser checks which listeners may keep it from scrolling; those of React never may.
  useEffect(() => {
    const hearing = new AbortController();
    const keep = (event: Event) => isLifted.current && event.preventDefault();
    board.current?.addEventListener('touchmove', keep, { passive: false, signal: hearing.signal });
    board.current?.addEventListener('contextmenu', keep, { signal: hearing.signal });
    return () => hearing.abort();
  }, []);
  return { board, isLifted };
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Returns the state whose column is at a place of the window. */
const stateAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-state]')?.dataset.state;
