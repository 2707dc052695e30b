import { addDays, type Day, daysBetween } from '@samspel/domain/time/day';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { BoardActivity } from './board-activity.ts';

/** An activity on its way to another deadline. */
export interface Moving {
  activity: BoardActivity;
  /** The deadline that it would get; the one that it has while it is over none. */
  day: Day;
  /** Where the pointer is, in CSS pixels of the window; undefined where it is moved by keys. */
  at: { x: number; y: number } | undefined;
}

/** Moving the deadline of an activity that is shown: by mouse, finger and keys. */
export interface DayDrag {
  moving: Moving | null;
  /** Props of what shows an activity by its title. */
  handlers: (activity: BoardActivity) => {
    onPointerDown: (event: PointerEvent) => void;
    onClickCapture: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
}

/** A press that moves less, in CSS pixels, is a click. */
const least = 6;

/** Days that an arrow with Shift moves by. */
const byKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** @param onMove the deadline of an activity is to be so many days later, or earlier where it is negative */
export function useDayDrag(onMove: (activity: BoardActivity, days: number) => void): DayDrag {
  const [moving, set] = useState<Moving | null>(null);
  const now = useRef(moving);
  const moved = useRef(false);
  const stop = useRef<() => void>(undefined);
  const move = (next: Moving | null) => {
    now.current = next;
    set(next);
  };
  const end = (isKept: boolean) => {
    const last = now.current;
    stop.current?.();
    move(null);
    const days = last && isKept ? daysBetween(last.activity.endDate, last.day) : 0;
    if (last && days !== 0) onMove(last.activity, days);
  };
  useEffect(() => () => stop.current?.(), []);

  const press = (activity: BoardActivity, { clientX, clientY, button, pointerType, target }: PointerEvent) => {
    // A finger scrolls; it drags by the sign of the ring, which does not scroll.
    if (button !== 0 || (pointerType === 'touch' && !(target as Element).closest('[data-grip]'))) return;
    moved.current = false;
    const follow = (event: globalThis.PointerEvent) => {
      const { clientX: x, clientY: y } = event;
      if (!now.current && Math.hypot(x - clientX, y - clientY) < least) return;
      moved.current = true;
      event.preventDefault();
      move({ activity, day: dayAt(x, y) ?? activity.endDate, at: { x, y } });
    };
    const drop = () => end(true);
    const cancel = () => end(false);
    const hearEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      cancel();
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', hearEscape, { capture: true });
    stop.current = () => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', hearEscape, { capture: true });
    };
  };
  const pressKey = (activity: BoardActivity, event: KeyboardEvent) => {
    const step = event.shiftKey ? byKey[event.key] : undefined;
    const isOver = now.current && (event.key === 'Enter' || event.key === 'Escape');
    if (step === undefined && !isOver) return;
    event.preventDefault();
    if (isOver) return end(event.key === 'Enter');
    move({ activity, day: addDays(now.current?.day ?? activity.endDate, step!), at: undefined });
  };
  return {
    moving,
    handlers: (activity) => ({
      onPointerDown: (event) => press(activity, event),
      // The press that ends a drag is no click.
      onClickCapture: (event) => {
        if (moved.current) event.stopPropagation();
        moved.current = false;
      },
      onKeyDown: (event) => pressKey(activity, event),
      onBlur: () => now.current && !now.current.at && end(false),
    }),
  };
}

/** The day that is shown at a place of the window. */
const dayAt = (x: number, y: number): Day | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;
