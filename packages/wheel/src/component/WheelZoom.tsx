import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { quarterOfSlot, quarterSide } from '../geometry/view.ts';
import type { WheelTexts } from '../texts.ts';
import type { YearWindow } from '../time/year-window.ts';
import type { WheelDirection, WheelQuarter } from '../types.ts';
import type { Zoom } from './use-quarter.ts';

type Props = {
  window: YearWindow;
  direction: WheelDirection;
  quarter: WheelQuarter | undefined;
  zoom: Zoom;
  texts: WheelTexts;
};

/**
 * A button in each corner draws its quarter large; then, in the corner that is free, one leads back and one to each neighbour. They are one
 * tab stop, arrows walk between them.
 */
export const WheelZoom = memo(function WheelZoom({ window, direction, quarter, zoom, texts }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('');
  const pressed = useRef('');
  const buttons = quarter === undefined ? cornersOf(direction) : [-1, 0, 1].map((by) => onwardFrom(quarter, by));
  const current = buttons.find(({ key }) => key === stop) ?? buttons.find(({ key }) => key === OUT) ?? buttons[0]!;
  const focus = (key: string) => frame.current?.querySelector<HTMLElement>(`[data-zoom="${key}"]`)?.focus();
  // What was pressed may be gone: the focus goes to what undoes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another quarter is drawn
  useLayoutEffect(() => {
    if (pressed.current) focus(pressed.current);
    pressed.current = '';
  }, [quarter]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS.get(event.key);
    if (!by) return;
    event.preventDefault();
    focus(buttons[(buttons.indexOf(current) + by + buttons.length) % buttons.length]!.key);
  };
  const nameOf = (to: WheelQuarter | undefined) =>
    to === undefined ? texts.wholeWheel : texts.enlarge(window.months[to * 3]!, window.months[to * 3 + 2]!);
  return (
    <div
      ref={frame}
      className="wheel-zoom"
      role="toolbar"
      aria-label={texts.zoom}
      data-side={quarter === undefined ? undefined : sideOf(quarter, direction)}
      onKeyDown={onKeyDown}
    >
      {buttons.map(({ key, to, after, picture, side }) => (
        <button
          key={key}
          type="button"
          data-zoom={key}
          data-side={side}
          title={nameOf(to)}
          tabIndex={key === current.key ? 0 : -1}
          onFocus={() => setStop(key)}
          onClick={() => {
            pressed.current = after;
            zoom(to);
          }}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="7" />
            {picture}
          </svg>
        </button>
      ))}
    </div>
  );
});

/** `after` has the focus when what the button does is done. */
type ZoomButton = { key: string; to: WheelQuarter | undefined; after: string; picture: ReactNode; side?: Side };

const OUT = 'out';
const QUARTERS: readonly WheelQuarter[] = [0, 1, 2, 3];
const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

function cornersOf(direction: WheelDirection): ZoomButton[] {
  return QUARTERS.map((to) => {
    const side = sideOf(to, direction);
    return { key: String(to), to, after: OUT, picture: <path d={PIE[side]} data-filled="" />, side };
  });
}

function onwardFrom(quarter: WheelQuarter, by: number): ZoomButton {
  if (by === 0) return { key: OUT, to: undefined, after: String(quarter), picture: <circle cx="10" cy="10" r="2.4" /> };
  const key = by > 0 ? 'next' : 'previous';
  const to = quarterOfSlot((quarter * 3 + by * 3 + 12) % 12);
  return { key, to, after: key, picture: <path d={by > 0 ? 'm8.5 6.5 3.5 3.5-3.5 3.5' : 'M11.5 6.5 8 10l3.5 3.5'} /> };
}

type Side = 'top right' | 'bottom right' | 'bottom left' | 'top left';

/** The corner that a quarter lies in. */
function sideOf(quarter: WheelQuarter, direction: WheelDirection): Side {
  const { x, y } = quarterSide(quarter, direction);
  return `${y < 0 ? 'top' : 'bottom'} ${x < 0 ? 'left' : 'right'}`;
}

/** A quarter of the circle that the buttons show. */
const PIE: Record<Side, string> = {
  'top right': 'M10 10V3a7 7 0 0 1 7 7z',
  'bottom right': 'M10 10h7a7 7 0 0 1-7 7z',
  'bottom left': 'M10 10v7a7 7 0 0 1-7-7z',
  'top left': 'M10 10H3a7 7 0 0 1 7-7z',
};
