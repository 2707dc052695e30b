import { addDays, type Day, daysBetween } from '@samspel/domain/time/day';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { MovedEdge } from '../../../generated/graphql.ts';
import type { BoardActivity } from './board-activity.ts';

/** An activity on its way to other days. */
export interface Moving {
  activity: BoardActivity;
  /** Which end of it moves alone; null where all its days move. */
  edge: MovedEdge | null;
  /** The deadline that it would get, or the first day where that moves alone; the one that it has while it is over none. */
  day: Day;
  /** Where the pointer is, in CSS pixels of the window; undefined where it is moved by keys. */
  at: { x: number; y: number } | undefined;
}

/** So many days later, or earlier where it is negative; `edge` alone, or all of its days. */
export type OnMove = (activity: BoardActivity, days: number, edge: MovedEdge | null) => void;

/** Moving the days of an activity that is shown: by mouse, finger and keys. */
export interface DayDrag {
  moving: Moving | null;
  /** A press on what shows an activity, which may become a drag. @param isStart on the beginning of its band */
  press: (activity: BoardActivity, event: PointerEvent, isStart?: boolean) => void;
  /** Whether the press that ends with a click has moved something, and is no click. */
  isSpent: () => boolean;
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

/**
 * All days of an activity move; with Alt the deadline alone, with Ctrl the first day alone.
 * @param onMove where and when it is let go
 * @param dayAt the day that is shown at a place of the window
 */
export function useDayDrag(onMove: OnMove, dayAt: (x: number, y: number) => Day | undefined = dayShownAt): DayDrag {
  const [moving, setMoving] = useState<Moving | null>(null);
  const now = useRef(moving);
  const moved = useRef(false);
  const stop = useRef<() => void>(undefined);
  const move = (next: Moving | null) => {
    now.current = next;
    setMoving(next);
  };
  const end = (isKept: boolean) => {
    const last = now.current;
    stop.current?.();
    move(null);
    const days = last && isKept ? daysBetween(edgeDay(last.activity, last.edge), last.day) : 0;
    if (last && days !== 0) onMove(last.activity, days, last.edge);
  };
  useEffect(() => () => stop.current?.(), []);

  const press: DayDrag['press'] = (activity, { clientX, clientY, button, pointerType, target }, isStart = false) => {
    // A finger scrolls; it drags by the sign of the ring, which does not scroll.
    if (button !== 0 || (pointerType === 'touch' && !(target as Element).closest('[data-grip]'))) return;
    moved.current = false;
    const follow = (event: globalThis.PointerEvent) => {
      const { clientX: x, clientY: y } = event;
      if (!now.current && Math.hypot(x - clientX, y - clientY) < least) return;
      moved.current = true;
      event.preventDefault();
      getSelection()?.removeAllRanges();
      const edge = isStart ? 'START' : edgeOf(event);
      move({ activity, edge, day: within(activity, edge, dayAt(x, y)), at: { x, y } });
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
    const edge = edgeOf(event);
    const from = now.current?.edge === edge ? now.current.day : edgeDay(activity, edge);
    move({ activity, edge, day: within(activity, edge, addDays(from, step!)), at: undefined });
  };
  const isSpent = () => {
    const wasMoved = moved.current;
    moved.current = false;
    return wasMoved;
  };
  return {
    moving,
    press,
    isSpent,
    handlers: (activity) => ({
      onPointerDown: (event) => press(activity, event),
      // The press that ends a drag is no click.
      onClickCapture: (event) => isSpent() && event.stopPropagation(),
      onKeyDown: (event) => pressKey(activity, event),
      onBlur: () => now.current && !now.current.at && end(false),
    }),
  };
}

const edgeOf = ({ altKey, ctrlKey }: { altKey: boolean; ctrlKey: boolean }): MovedEdge | null =>
  ctrlKey ? 'START' : altKey ? 'END' : null;

/** The day that moves. */
const edgeDay = ({ startDate, endDate }: BoardActivity, edge: MovedEdge | null): Day =>
  edge === 'START' ? startDate : endDate;

/** The first day is never after the deadline; over no day all stays as it is. */
function within(activity: BoardActivity, edge: MovedEdge | null, day = edgeDay(activity, edge)): Day {
  if (edge === 'START') return day < activity.endDate ? day : activity.endDate;
  if (edge === 'END') return day > activity.startDate ? day : activity.startDate;
  return day;
}

/** The day that is shown at a place of the window. */
export const dayShownAt = (x: number, y: number): Day | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;
