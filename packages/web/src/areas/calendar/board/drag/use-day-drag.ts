import { addDays, type Day, daysBetween } from '@samspel/domain/time/day';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { MovedEdge } from '../../../../generated/graphql.ts';
import type { BoardActivity } from '../model/board-activity.ts';
import { scrollAtEdge } from './scroll-at-edge.ts';

/** An activity being moved to other days. */
export interface Moving {
  activity: BoardActivity;
  /** The end that moves; null if all its days move. */
  edge: MovedEdge | null;
  /** The new deadline, or the new first day if `edge` is START. It is the present one while the pointer is over no day. */
  day: Day;
  /** The pointer in CSS pixels of the window; undefined if the activity is moved by keys. */
  at: { x: number; y: number } | undefined;
}

/** Moves an activity by `days`, earlier if negative: only the end given by `edge`, or all of its days. */
export type OnMove = (activity: BoardActivity, days: number, edge: MovedEdge | null) => void;

/** Moving the days of an activity that is shown: by mouse, finger and keys. */
export interface DayDrag {
  moving: Moving | null;
  /** Handles a press on what shows an activity, which may become a drag. @param isStart it is on the beginning of the band */
  press: (activity: BoardActivity, event: PointerEvent, isStart?: boolean) => void;
  /** Handles a key on what shows an activity. Returns whether Enter dropped it. */
  pressKey: (activity: BoardActivity, event: KeyboardEvent) => boolean;
  /** Cancels a move by keys. */
  leaveKeys: () => void;
  /** Whether the press before this click has moved something, so that the click is ignored. */
  isSpent: () => boolean;
  /** Props of what shows an activity by its title. */
  handlers: (activity: BoardActivity) => {
    onPointerDown: (event: PointerEvent) => void;
    onClickCapture: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
}

/** A press that moves less than this, in CSS pixels, is a click. */
const least = 6;

/** How far above a finger the day is shown, since the finger would cover it. CSS pixels. */
const aboveFinger = 84;

/** Days that an arrow key with Shift moves by. */
const byKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** How days are dragged in a view. */
export interface DragOptions {
  /** Finds the day shown at a place of the window. */
  dayAt?: (x: number, y: number) => Day | undefined;
  /** Whether the page does not scroll when the pointer comes to the edge of the window. */
  isFixed?: boolean;
}

/**
 * All days of an activity move; with Alt, or at the end of its band, only the deadline; with Ctrl, or at the beginning of its band, only the first
 * day.
 * @param onMove called when it is dropped on other days
 */
export function useDayDrag(onMove: OnMove, { dayAt = dayShownAt, isFixed = false }: DragOptions = {}): DayDrag {
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
    const isFinger = pointerType === 'touch';
    const grip = (target as Element).closest<HTMLElement>('[data-grip]');
    // A finger scrolls, and drags only by grips, which do not scroll.
    if (button !== 0 || (isFinger && !grip)) return;
    moved.current = false;
    const gripped = isStart ? 'START' : edges.find((edge) => edge === grip?.dataset.grip);
    let last: globalThis.PointerEvent | undefined;
    const show = (event: globalThis.PointerEvent) => {
      const { clientX: x, clientY: y } = event;
      const edge = gripped ?? edgeOf(event);
      const at = { x, y: isFinger ? y - aboveFinger : y };
      move({ activity, edge, day: within(activity, edge, dayAt(x, y)), at });
    };
    const scroll = scrollAtEdge(() => last && show(last));
    const follow = (event: globalThis.PointerEvent) => {
      if (!now.current && Math.hypot(event.clientX - clientX, event.clientY - clientY) < least) return;
      moved.current = true;
      last = event;
      event.preventDefault();
      getSelection()?.removeAllRanges();
      show(event);
      if (!isFixed) scroll.at(event.clientY);
    };
    const finish = (isKept: boolean) => {
      // After a drag by finger, no click follows.
      if (isFinger) moved.current = false;
      end(isKept);
    };
    const drop = () => finish(true);
    const cancel = () => finish(false);
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
      scroll.stop();
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', hearEscape, { capture: true });
    };
  };
  const pressKey: DayDrag['pressKey'] = (activity, event) => {
    const step = event.shiftKey ? byKey[event.key] : undefined;
    const isOver = now.current && (event.key === 'Enter' || event.key === 'Escape');
    if (step === undefined && !isOver) return false;
    event.preventDefault();
    if (isOver) {
      end(event.key === 'Enter');
      return event.key === 'Enter';
    }
    const edge = edgeOf(event);
    const from = now.current?.edge === edge ? now.current.day : edgeDay(activity, edge);
    move({ activity, edge, day: within(activity, edge, addDays(from, step!)), at: undefined });
    return false;
  };
  const leaveKeys = () => void (now.current && !now.current.at && end(false));
  const isSpent = () => {
    const wasMoved = moved.current;
    moved.current = false;
    return wasMoved;
  };
  return {
    moving,
    press,
    pressKey,
    leaveKeys,
    isSpent,
    handlers: (activity) => ({
      onPointerDown: (event) => press(activity, event),
      // Ignores the click that ends a drag.
      onClickCapture: (event) => isSpent() && event.stopPropagation(),
      onKeyDown: (event) => void pressKey(activity, event),
      onBlur: leaveKeys,
    }),
  };
}

/** The ends of a band that can be dragged. */
const edges = ['START', 'END'] as const satisfies readonly MovedEdge[];

const edgeOf = ({ altKey, ctrlKey }: { altKey: boolean; ctrlKey: boolean }): MovedEdge | null =>
  ctrlKey ? 'START' : altKey ? 'END' : null;

/** The first day or the deadline, whichever moves. */
const edgeDay = ({ startDate, endDate }: BoardActivity, edge: MovedEdge | null): Day =>
  edge === 'START' ? startDate : endDate;

/** The first day never passes the deadline; over no day all stays as it is. */
function within(activity: BoardActivity, edge: MovedEdge | null, day = edgeDay(activity, edge)): Day {
  if (edge === 'START') return day < activity.endDate ? day : activity.endDate;
  if (edge === 'END') return day > activity.startDate ? day : activity.startDate;
  return day;
}

/** The day shown at a place of the window. */
export const dayShownAt = (x: number, y: number): Day | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;
