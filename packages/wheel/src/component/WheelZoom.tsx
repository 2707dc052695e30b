import { type KeyboardEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import { slotsOf } from '../geometry/view.ts';
import type { WheelTexts } from '../texts.ts';
import type { YearWindow } from '../time/year-window.ts';
import type { WheelDirection, WheelPart } from '../types.ts';
import type { Zoom } from './use-part.ts';
import { cornerOfTools, OUT, onwardButtons, partKey, quarterButtons, type ZoomButton } from './zoom-buttons.tsx';

type Props = {
  window: YearWindow;
  direction: WheelDirection;
  part: WheelPart | undefined;
  zoom: Zoom;
  texts: WheelTexts;
};

/**
 * A button in each corner enlarges its quarter. In an enlarged part, the free corner has the way back, one button to each neighbour, and the three
 * months of a quarter. The buttons are one tab stop; arrows move between them.
 */
export const WheelZoom = memo(function WheelZoom({ window, direction, part, zoom, texts }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('');
  const pressed = useRef('');
  const buttons = part === undefined ? quarterButtons(direction) : onwardButtons(part);
  const current = buttons.find(({ key }) => key === stop) ?? buttons.find(({ key }) => key === OUT) ?? buttons[0]!;
  const focus = (key: string) => frame.current?.querySelector<HTMLElement>(`[data-zoom="${key}"]`)?.focus();
  // The pressed button may be gone: the focus goes to the button that undoes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another part is drawn
  useLayoutEffect(() => {
    if (pressed.current) focus(pressed.current);
    pressed.current = '';
  }, [part]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS.get(event.key);
    if (!by) return;
    event.preventDefault();
    focus(buttons[(buttons.indexOf(current) + by + buttons.length) % buttons.length]!.key);
  };
  const monthsOf = (to: WheelPart) => {
    const { first, count } = slotsOf(to);
    return [window.months[first]!, window.months[first + count - 1]!] as const;
  };
  const nameOf = ({ to }: ZoomButton) => (to === undefined ? texts.wholeWheel : texts.enlarge(...monthsOf(to)));
  const wordsOf = (to: WheelPart) => {
    const [first, last] = monthsOf(to).map(({ month }) => texts.monthsShort[month - 1]!);
    return first === last ? first!.replace('.', '') : `${first}–${last}`;
  };
  return (
    <div
      ref={frame}
      className="wheel-zoom"
      role="toolbar"
      aria-label={texts.zoom}
      data-side={part && cornerOfTools(part, direction)}
      onKeyDown={onKeyDown}
    >
      {buttons.map((button) => (
        <button
          key={button.key}
          type="button"
          data-zoom={button.key}
          data-side={button.side}
          data-words={button.isWritten || undefined}
          // A name from the title is said once; beside a label of the same words it would be said again.
          {...(button.isWritten ? { 'aria-label': nameOf(button) } : { title: nameOf(button) })}
          tabIndex={button.key === current.key ? 0 : -1}
          onFocus={() => setStop(button.key)}
          onClick={() => {
            pressed.current = button.key === OUT && part ? partKey(part) : button.after;
            zoom(button.to);
          }}
        >
          {button.picture && (
            <svg viewBox="0 0 20 20" aria-hidden="true">
              {button.picture}
            </svg>
          )}
          {button.isWritten && button.to && <span>{wordsOf(button.to)}</span>}
        </button>
      ))}
    </div>
  );
});

const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);
