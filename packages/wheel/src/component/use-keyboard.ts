import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { WheelLayout } from '../geometry/layout.ts';
import { pointAt } from '../geometry/polar.ts';
import { monthOfSlot, partOfSlot, quarterOfSlot } from '../geometry/view.ts';
import type { WheelPart } from '../types.ts';
import type { DetailStore } from './details.ts';
import { type Field, type Place, placeAfter, placeOf } from './keys.ts';
import type { Zoom } from './use-part.ts';
import type { Choose } from './use-selection.ts';

type Input = {
  /** The id of the words of the card, which describe the focused cell. */
  cardId: string;
  layout: WheelLayout;
  frame: RefObject<HTMLElement | null>;
  ring: RefObject<SVGPathElement | null>;
  store: DetailStore;
  /** The cells that can be reached; with zoom, more than those shown. */
  field: Field;
  place: Place;
  setPlace: (place: Place) => void;
  choose: Choose;
  clear: () => void;
  part: WheelPart | undefined;
  zoom: Zoom | undefined;
  /** The day that a drag points at: Escape then gives up the drag, and nothing else. */
  pointedDay: string | undefined;
};

/**
 * One tab stop: arrows, Home, End and Page keys move, Enter and Space choose, Ctrl or Cmd adds, Escape clears, plus enlarges (a quarter, then a
 * month), minus goes back, and F2 enters the card. The focus keeps its ring and its card when the drawing changes.
 */
export function useKeyboard(input: Input) {
  const { cardId, layout, frame, ring, store, field, place, setPlace, choose, clear, part, zoom } = input;
  const awaited = useRef<Place>(undefined);
  const hasFocus = useRef(false);
  const cellAt = ({ slot, row }: Place) =>
    frame.current?.querySelector<SVGElement>(`[data-slot="${slot}"][data-row="${row}"]`);
  const walkTo = (next: Place) => {
    const cell = cellAt(next);
    if (cell) return cell.focus();
    awaited.current = next;
    zoom?.(partOfSlot(part?.of ?? 'quarter', next.slot));
  };
  const mark = (cell: SVGElement, { slot, row }: Place) => {
    ring.current?.setAttribute('d', cell.getAttribute('d') ?? '');
    const radii = [layout.radii.names, ...layout.radii.rings][row]!;
    const at = pointAt(radii.inner, layout.dial.middleOf(slot), layout.direction);
    store.show({ kind: 'cell', slot, ring: row - 1, at, by: 'keyboard' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another layout is drawn
  useLayoutEffect(() => {
    const wanted = awaited.current && cellAt(awaited.current);
    awaited.current = undefined;
    if (wanted) return wanted.focus();
    // Another part of the wheel has other cells.
    if (hasFocus.current && !frame.current?.contains(document.activeElement)) return cellAt(place)?.focus();
    const cell = hasFocus.current && document.activeElement;
    if (!(cell instanceof SVGElement)) return;
    const reached = placeOf(cell)!;
    if (reached.slot !== place.slot || reached.row !== place.row) setPlace(reached);
    if (cell.matches(':focus-visible')) mark(cell, reached);
  }, [layout]);
  return {
    onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => {
      const isAlone = !(event.altKey || event.ctrlKey || event.metaKey);
      const next = isAlone ? placeAfter(event.key, place, field) : undefined;
      const act = next ? () => walkTo(next) : actionOf(event, isAlone);
      if (!act) return;
      event.preventDefault();
      act();
    },
    onFocus: (event: FocusEvent<SVGSVGElement>) => {
      const reached = placeOf(event.target);
      if (!reached) return;
      hasFocus.current = true;
      setPlace(reached);
      if (!event.target.matches(':focus-visible')) return;
      event.target.setAttribute('aria-describedby', cardId);
      mark(event.target, reached);
    },
    onBlur: (event: FocusEvent<SVGSVGElement>) => {
      hasFocus.current = false;
      event.target.removeAttribute('aria-describedby');
      ring.current?.setAttribute('d', '');
      // Only a card opened by keyboard is hidden here: one opened by the pointer stays when a press moves the focus.
      if (store.get()?.by !== 'keyboard') return;
      if (!frame.current?.querySelector('.wheel-card')?.contains(event.relatedTarget)) store.hide();
    },
  };

  /** Enters the card of a cell, showing it first if there is none: a cell that a finger left the focus on has no card yet. */
  function enterCard(cell: SVGElement): void {
    const enter = () => frame.current?.querySelector<HTMLElement>('.wheel-card button')?.focus();
    const reached = placeOf(cell);
    if (store.get()?.by === 'keyboard') enter();
    else if (reached) {
      mark(cell, reached);
      queueMicrotask(enter);
    }
  }

  function actionOf(event: KeyboardEvent, isAlone: boolean): (() => void) | undefined {
    const { key } = event;
    if (key === 'Enter' || key === ' ') return () => choose(place.slot, place.row - 1, event.ctrlKey || event.metaKey);
    if (key === 'F2' || (event.altKey && key === 'ArrowDown')) {
      return () => enterCard(event.target as SVGElement);
    }
    // A drag that Escape has given up is over by now, perhaps, and has prevented what Escape does otherwise.
    if (key === 'Escape' && !input.pointedDay && !event.defaultPrevented) {
      // The first press hides the card, the second clears the selection.
      return () => (store.get() ? store.hide() : clear());
    }
    if (zoom && isAlone && key === '+') return () => zoom(part ? monthOfSlot(place.slot) : quarterOfSlot(place.slot));
    if (zoom && isAlone && key === '-') return () => zoom(part?.of === 'month' ? quarterOfSlot(place.slot) : undefined);
    return undefined;
  }
}
