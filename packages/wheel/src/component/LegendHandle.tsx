import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';

type Props = {
  label: string;
  list: RefObject<HTMLUListElement | null>;
  /** The place of the row now. */
  index: number;
  /** The last place of all, shown or folded. */
  last: number;
  onMove: (to: number) => void;
  /** Whether the buttons that move the row by one place are shown. */
  isOpen: boolean;
  /** Shows or hides them. */
  onToggle: () => void;
};

/**
 * The handle by which a row of the legend is dragged. Arrows move the row by one place, Home and End to the ends; a press without dragging shows
 * buttons that do so.
 */
export function LegendHandle({ label, list, index, last, onMove, isOpen, onToggle }: Props) {
  const target = useRef<number>(undefined);
  // The end of a drag is a click, too.
  const isDragged = useRef(false);
  const rows = () => [...(list.current?.children ?? [])] as HTMLElement[];
  const mark = (to: number | undefined) => {
    target.current = to;
    for (const [place, row] of rows().entries()) {
      row.toggleAttribute('data-dragged', to !== undefined && place === index);
      const side = place === to && place !== index ? (to > index ? 'after' : 'before') : '';
      if (side) row.dataset.drop = side;
      else delete row.dataset.drop;
    }
  };
  const over = ({ clientY }: PointerEvent) => {
    const middles = rows().map((row) => row.getBoundingClientRect());
    const found = middles.findIndex(({ bottom }) => clientY < bottom);
    return found < 0 ? middles.length - 1 : found;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: last }[event.key];
    if (event.key === 'Escape') mark(undefined);
    isDragged.current = false;
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <button
      type="button"
      className="wheel-legend-handle"
      title={label}
      aria-expanded={isOpen}
      onKeyDown={onKeyDown}
      onClick={() => !isDragged.current && onToggle()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        isDragged.current = false;
        mark(index);
      }}
      onPointerMove={(event) => {
        if (target.current === undefined) return;
        mark(over(event));
        isDragged.current ||= target.current !== index;
      }}
      onPointerCancel={() => mark(undefined)}
      onPointerUp={() => {
        const to = target.current;
        mark(undefined);
        if (to !== undefined && to !== index) onMove(to);
      }}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M7.5 5.5h.01M12.5 5.5h.01M7.5 10h.01M12.5 10h.01M7.5 14.5h.01M12.5 14.5h.01" />
      </svg>
    </button>
  );
}
