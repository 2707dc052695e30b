import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { MONTH_STEP } from '../geometry/angle.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { pointAt } from '../geometry/polar.ts';
import type { DetailStore } from './details.ts';
import { type Field, type Place, placeAfter } from './keys.ts';
import type { Choose } from './use-selection.ts';

type Input = {
  /** Names the card, which then describes the cell that has the focus. */
  cardId: string;
  layout: WheelLayout;
  frame: RefObject<HTMLElement | null>;
  ring: RefObject<SVGPathElement | null>;
  store: DetailStore;
  field: Field;
  place: Place;
  setPlace: (place: Place) => void;
  choose: Choose;
  clear: () => void;
};

/** One tab stop: arrows, Home, End and Page keys walk, Enter and Space choose, Ctrl or Cmd adds, Escape clears, F2 enters the card. */
export function keyboardHandlers({ cardId, layout, frame, ring, store, field, place, setPlace, choose, clear }: Input) {
  const cellAt = ({ slot, row }: Place) =>
    frame.current?.querySelector<SVGElement>(`[data-slot="${slot}"][data-row="${row}"]`);
  const focusCard = () => frame.current?.querySelector<HTMLElement>('.wheel-card button')?.focus();
  return {
    onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => {
      const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : placeAfter(event.key, place, field);
      const isChoice = event.key === 'Enter' || event.key === ' ';
      const entersCard = event.key === 'F2' || (event.altKey && event.key === 'ArrowDown');
      if (!next && !isChoice && !entersCard && event.key !== 'Escape') return;
      event.preventDefault();
      if (next) cellAt(next)?.focus();
      else if (isChoice) choose(place.slot, place.row - 1, event.ctrlKey || event.metaKey);
      else if (entersCard) focusCard();
      else {
        store.hide();
        clear();
      }
    },
    onFocus: (event: FocusEvent<SVGSVGElement>) => {
      const { slot, row } = (event.target as unknown as SVGElement).dataset;
      if (slot === undefined) return;
      const reached = { slot: Number(slot), row: Number(row) };
      setPlace(reached);
      if (!event.target.matches(':focus-visible')) return;
      event.target.setAttribute('aria-describedby', cardId);
      ring.current?.setAttribute('d', event.target.getAttribute('d') ?? '');
      const radii = [layout.radii.names, ...layout.radii.rings][reached.row]!;
      const at = pointAt(radii.inner, (reached.slot + 0.5) * MONTH_STEP, layout.direction);
      store.show({ kind: 'cell', slot: reached.slot, ring: reached.row - 1, at, by: 'keyboard' });
    },
    onBlur: (event: FocusEvent<SVGSVGElement>) => {
      event.target.removeAttribute('aria-describedby');
      ring.current?.setAttribute('d', '');
      if (!frame.current?.querySelector('.wheel-card')?.contains(event.relatedTarget)) store.hide();
    },
  };
}
